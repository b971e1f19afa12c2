// The HTTP client: one function for each request of docs/protocol.md, with the types of its body and answer.

import type {
  Args,
  AgreementBody,
  BotBody,
  ErrorAnswer,
  Evidence,
  GameDrawings,
  Games,
  GuestBody,
  GuestSessions,
  JoinBody,
  KeyBody,
  Me,
  RematchBody,
  ReplayMoment,
  PreferencesBody,
  RulebookAnswer,
  SavedGuest,
  SeatKey,
  StandInBody,
  TableBody,
  TableInfo,
  TableLink,
  TableLists,
  UnlockedSeat,
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
  agree: (table: string, body: AgreementBody) => post<TableInfo>(`tables/${table}/agreements`, body),
  rematch: (table: string, body: RematchBody) => post<TableInfo>(`tables/${table}/rematch`, body),
  createSeatKey: (table: string) => post<SeatKey>(`tables/${table}/key`),
  takeBackSeatKey: (table: string) => remove<GuestSessions>(`tables/${table}/key`),
  giveBackSeat: (table: string) => remove<UnlockedSeat>(`tables/${table}/borrowed-seat`),
  replay: (table: string, query: { at: number; count: number; viewer: string | null; token: string | null }) =>
    get<ReplayMoment[]>(withQuery(`tables/${table}/replay`, query)),
  evidence: (table: string, token: string | null) => get<Evidence>(withQuery(`tables/${table}/evidence`, { token })),
};
