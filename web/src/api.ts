// The HTTP client: one function for each request of docs/protocol.md, with the types of its body and answer.

import type {
  AccountInfo,
  AddressBody,
  AdminChat,
  AdminLog,
  AdminPeople,
  AdminReports,
  AdminTables,
  Args,
  AgreementBody,
  BlockBody,
  BlocksAnswer,
  BotBody,
  BotOffers,
  CloseBody,
  BranchBody,
  CodeBody,
  CommentBody,
  CredentialBody,
  Deleted,
  DeleteLinesBody,
  DeletionBody,
  DeviceLink,
  ErrorAnswer,
  Evidence,
  FriendsAnswer,
  GameDrawings,
  Games,
  GuestBody,
  GuestSessions,
  HandleBody,
  History,
  InviteBotBody,
  InviteBody,
  Invitees,
  JoinBody,
  KeyBody,
  Leaderboard,
  LetterSent,
  LevelMove,
  LinkBody,
  LinkPurpose,
  MayReplay,
  Me,
  NewAccount,
  NewToken,
  OwnBotBody,
  OwnBots,
  PasskeyOptions,
  PersonBody,
  PublicPage,
  QuickMatchAnswer,
  QuickMatchBody,
  Ratings,
  RecoveryCodes,
  NotificationsAnswer,
  NotificationsBody,
  RematchBody,
  ReportBody,
  Reported,
  ReplayMoment,
  ReviewAnswer,
  ReviewComments,
  PuzzleList,
  PreferencesBody,
  ReceiverAnswerBody,
  ReceiverBody,
  ReceiverChangeBody,
  ReceiverInfo,
  RulebookAnswer,
  SanctionBody,
  SavedGuest,
  SeatKey,
  ShowsBody,
  StandInBody,
  StatisticsAnswer,
  TableBody,
  TableInfo,
  TableLink,
  TableLists,
  TablePeople,
  TimeOutBody,
  TokenBody,
  UnlockedSeat,
  VacationBody,
} from './generated/protocol';

/** An error answer of the server: a message key with arguments, and the message in English. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Args,
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }
}

/** Statuses of answers to an address that leads nowhere: nothing is there, or it is cut short and cannot be an address. */
const NOWHERE: readonly number[] = [404, 422];

/** Whether a request failed because what it asked for does not exist, or is not for this visitor. */
export const leadsNowhere = (error: unknown): boolean => error instanceof ApiError && NOWHERE.includes(error.status);

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const { key, args, rule, message } = ((await response.json()) as ErrorAnswer).error;
    return new ApiError(response.status, key, args, rule, message);
  } catch {
    // the body is not an answer of this server: it comes from a proxy
    return new ApiError(response.status, 'web-no-answer', {}, '', `the server answered ${response.status}`);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, 'web-no-answer', {}, '', 'the server does not answer');
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await request(path)).json() as Promise<Answer>;
}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await request(path, init)).json() as Promise<Answer>;
}

async function remove<Answer>(path: string): Promise<Answer> {
  return (await request(path, { method: 'DELETE' })).json() as Promise<Answer>;
}

/** Appends the query parameters that have a value to a path. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
    : path;
}

/** The address of a record, for a download link. */
export const recordAddress = (table: string, token: string | null): string =>
  withQuery(`/api/tables/${table}/record`, { token });

/** The address of an evidence file, for a download link. */
export const evidenceAddress = (table: string, token: string | null): string =>
  withQuery(`/api/tables/${table}/evidence`, { token });

/** Which finished games are meant; what is empty is not asked for. */
export interface GamesWanted {
  game: string;
  players: string;
  rated: string;
  name: string;
}

/** The address of the records of one's finished games, for a download link. */
export const recordsAddress = (wanted: GamesWanted): string => withQuery('/api/history/records', { ...wanted });

/** The address of everything that is stored about oneself, for a download link. */
export const EXPORT_ADDRESS = '/api/account/export';

/** Requests about accounts, history and ratings. */
export const people = {
  createAccount: () => post<NewAccount>('account'),
  account: () => get<AccountInfo>('account'),
  newCodes: () => post<RecoveryCodes>('account/codes'),
  show: (body: ShowsBody) => post<AccountInfo>('account/shows', body),
  passkeyOptions: () => post<PasskeyOptions>('account/passkeys/options'),
  addPasskey: (body: CredentialBody) => post<AccountInfo>('account/passkeys', body),
  removePasskey: (passkey: string) => remove<AccountInfo>(`account/passkeys/${passkey}`),
  askForAddress: (body: AddressBody) => post<LetterSent>('account/address', body),
  forgetAddress: () => remove<AccountInfo>('account/address'),
  deviceLink: () => post<DeviceLink>('account/device-link'),
  deleteAccount: (body: DeletionBody) => post<Deleted>('account/delete', body),
  signInOptions: () => post<PasskeyOptions>('sign-in/passkey/options'),
  signInByPasskey: (body: CredentialBody) => post<SavedGuest>('sign-in/passkey', body),
  signInByCode: (body: CodeBody) => post<SavedGuest>('sign-in/code', body),
  askForLetter: (body: AddressBody) => post<LetterSent>('sign-in/mail', body),
  lookAtLink: (body: LinkBody) => post<LinkPurpose>('sign-in/link/look', body),
  useLink: (body: LinkBody) => post<LinkPurpose>('sign-in/link', body),
  history: (wanted: GamesWanted, page: number) => get<History>(withQuery('history', { ...wanted, page })),
  statistics: () => get<StatisticsAnswer>('statistics'),
  ratings: () => get<Ratings>('ratings'),
  leaderboard: (game: string, players: string) => get<Leaderboard>(withQuery('leaderboard', { game, players })),
  player: (page: string) => get<PublicPage>(`players/${encodeURIComponent(page)}`),
  friends: () => get<FriendsAnswer>('friends'),
  askFriend: (body: PersonBody) => post<FriendsAnswer>('friends', body),
  endFriend: (page: string) => remove<FriendsAnswer>(`friends/${encodeURIComponent(page)}`),
  invitees: (table: string) => get<Invitees>(`tables/${table}/invitations`),
  invite: (table: string, body: InviteBody) => post<Invitees>(`tables/${table}/invitations`, body),
  declineInvitation: (table: string) => remove<FriendsAnswer>(`invitations/${table}`),
  blocks: () => get<BlocksAnswer>('blocks'),
  block: (body: BlockBody) => post<BlocksAnswer>('blocks', body),
  unblock: (block: number) => remove<BlocksAnswer>(`blocks/${block}`),
  atTable: (table: string, token: string | null) => get<TablePeople>(withQuery(`tables/${table}/people`, { token })),
  report: (body: ReportBody) => post<Reported>('reports', body),
};

/** Requests of admins. */
export const admin = {
  people: (kind: string, name: string, page: number) => get<AdminPeople>(withQuery('admin/people', { kind, name, page })),
  sanction: (guest: string, body: SanctionBody) => post<AdminLog>(`admin/people/${guest}`, body),
  tables: (phase: string, page: number) => get<AdminTables>(withQuery('admin/tables', { phase, page })),
  chat: (table: string) => get<AdminChat>(`admin/tables/${table}/chat`),
  close: (table: string, body: CloseBody) => post<AdminLog>(`admin/tables/${table}/close`, body),
  deleteLines: (body: DeleteLinesBody) => post<AdminLog>('admin/lines/delete', body),
  reports: (handled: boolean, page: number) =>
    get<AdminReports>(withQuery('admin/reports', { handled: String(handled), page })),
  handle: (report: number, body: HandleBody) => post<AdminLog>(`admin/reports/${report}`, body),
  log: (page: number) => get<AdminLog>(withQuery('admin/log', { page })),
};

export const api = {
  me: () => get<Me>('me'),
  saveGuest: (body: GuestBody) => post<SavedGuest>('me', body),
  savePreferences: (body: PreferencesBody) => post<Me>('me/preferences', body),
  sessions: () => get<GuestSessions>('sessions'),
  endSession: (session: string) => remove<GuestSessions>(`sessions/${session}`),
  endOtherSessions: () => remove<GuestSessions>('sessions'),
  unlockSeat: (body: KeyBody) => post<UnlockedSeat>('keys', body),
  games: () => get<Games>('games'),
  words: async (language: string) => (await request(`words/${language}`)).text(),
  rulebook: (game: string, language: string) => get<RulebookAnswer>(`rules/${game}/${language}`),
  drawings: (game: string) => get<GameDrawings>(`games/${game}/drawings`),
  tables: () => get<TableLists>('tables'),
  quickMatch: () => get<QuickMatchAnswer>('quick-match'),
  beginQuickMatch: (body: QuickMatchBody) => post<QuickMatchAnswer>('quick-match', body),
  endQuickMatch: () => remove<QuickMatchAnswer>('quick-match'),
  createTable: (body: TableBody) => post<TableInfo>('tables', body),
  link: (token: string) => get<TableLink>(`links/${encodeURIComponent(token)}`),
  table: (table: string, token: string | null) => get<TableInfo>(withQuery(`tables/${table}`, { token })),
  join: (table: string, body: JoinBody) => post<TableInfo>(`tables/${table}/join`, body),
  leave: (table: string) => post<TableInfo>(`tables/${table}/leave`),
  setBot: (table: string, body: BotBody) => post<TableInfo>(`tables/${table}/bots`, body),
  standIn: (table: string, body: StandInBody) => post<TableInfo>(`tables/${table}/stand-in`, body),
  returnToSeat: (table: string) => post<TableInfo>(`tables/${table}/return`),
  resign: (table: string) => post<TableInfo>(`tables/${table}/resign`),
  removeTable: (table: string) => post<TableInfo>(`tables/${table}/remove`),
  chooseAfterTimeOut: (table: string, body: TimeOutBody) => post<TableInfo>(`tables/${table}/time-out`, body),
  notifications: () => get<NotificationsAnswer>('notifications'),
  setNotifications: (body: NotificationsBody) => post<NotificationsAnswer>('notifications', body),
  addReceiver: (body: ReceiverBody) => post<NotificationsAnswer>('notifications/receivers', body),
  changeReceiver: (receiver: string, body: ReceiverChangeBody) =>
    post<NotificationsAnswer>(`notifications/receivers/${receiver}`, body),
  removeReceiver: (receiver: string) => remove<NotificationsAnswer>(`notifications/receivers/${receiver}`),
  testReceiver: (receiver: string) => post<NotificationsAnswer>(`notifications/receivers/${receiver}/test`),
  answerReceiver: (token: string, body: ReceiverAnswerBody) =>
    post<ReceiverInfo>(`receivers/${encodeURIComponent(token)}`, body),
  vacation: (body: VacationBody) => post<NotificationsAnswer>('vacation', body),
  endVacation: () => remove<Me>('vacation'),
  agree: (table: string, body: AgreementBody) => post<TableInfo>(`tables/${table}/agreements`, body),
  rematch: (table: string, body: RematchBody) => post<TableInfo>(`tables/${table}/rematch`, body),
  createSeatKey: (table: string) => post<SeatKey>(`tables/${table}/key`),
  takeBackSeatKey: (table: string) => remove<GuestSessions>(`tables/${table}/key`),
  giveBackSeat: (table: string) => remove<UnlockedSeat>(`tables/${table}/borrowed-seat`),
  replay: (table: string, query: { at: number; count: number; viewer: string | null; token: string | null }) =>
    get<ReplayMoment[]>(withQuery(`tables/${table}/replay`, query)),
  review: (table: string, token: string | null) => get<ReviewAnswer>(withQuery(`tables/${table}/review`, { token })),
  beginReview: (table: string, token: string | null) => post<ReviewAnswer>(withQuery(`tables/${table}/review`, { token })),
  cancelReview: (table: string, token: string | null) =>
    remove<ReviewAnswer>(withQuery(`tables/${table}/review`, { token })),
  comments: (table: string, token: string | null) => get<ReviewComments>(withQuery(`tables/${table}/comments`, { token })),
  comment: (table: string, body: CommentBody) => post<ReviewComments>(`tables/${table}/comments`, body),
  deleteComment: (table: string, id: number) => remove<ReviewComments>(`tables/${table}/comments/${id}`),
  puzzles: (game: string) => get<PuzzleList>(`puzzles/${game}`),
  branch: (table: string, token: string | null, body: BranchBody) =>
    post<TableInfo>(withQuery(`tables/${table}/branch`, { token }), body),
  mayReplay: (table: string) => get<MayReplay>(`tables/${table}/may-replay`),
  levelMove: (table: string, query: { at: number; level: string; token: string | null }) =>
    get<LevelMove>(withQuery(`tables/${table}/level-move`, query)),
  evidence: (table: string, token: string | null) => get<Evidence>(withQuery(`tables/${table}/evidence`, { token })),
};

/** Requests about bots from outside: one's own, and those that can be invited to a table. */
export const outsideBots = {
  own: () => get<OwnBots>('account/bots'),
  create: (body: OwnBotBody) => post<OwnBots>('account/bots', body),
  change: (page: string, body: OwnBotBody) => post<OwnBots>(`account/bots/${page}`, body),
  delete: (page: string) => remove<OwnBots>(`account/bots/${page}`),
  newToken: (page: string, body: TokenBody) => post<NewToken>(`account/bots/${page}/tokens`, body),
  revoke: (page: string, token: string) => remove<OwnBots>(`account/bots/${page}/tokens/${token}`),
  offers: (table: string) => get<BotOffers>(`tables/${table}/outside-bots`),
  invite: (table: string, body: InviteBotBody) => post<BotOffers>(`tables/${table}/outside-bots`, body),
};
