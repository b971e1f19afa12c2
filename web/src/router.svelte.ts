// The router: every page has an address of its own.

/** Pages of which there is one: their address has one part. */
const SINGLE_PAGES = ['account', 'bots', 'enter', 'history', 'statistics', 'leaderboard', 'friends', 'admin'] as const;
type SinglePage = (typeof SINGLE_PAGES)[number];

export interface Route {
  page:
    | 'lobby'
    | 'table'
    | 'link'
    | 'seat'
    | 'replay'
    | 'review'
    | 'rules'
    | 'learn'
    | 'puzzles'
    | 'player'
    | 'receiver'
    | 'notifications'
    | SinglePage
    | 'lost';
  /** The table id, the token of a link or of a receiver, the seat key, the name of the game or the id of a public page. */
  what: string;
  /** The key of what is said when the address leads nowhere. */
  missing: string;
  query: URLSearchParams;
  hash: string;
}

/** What names of tables, links, seats, games and people are made of. */
const NAME = /^[\w-]+$/;

/** What is said of an address that leads nowhere, by the page that it names. */
const MISSING: Record<string, string> = {
  table: 'server-no-table',
  replay: 'server-no-table',
  review: 'server-no-table',
  link: 'server-no-link',
  seat: 'server-no-key',
  rules: 'web-no-game',
  learn: 'web-no-game',
  puzzles: 'web-no-game',
  player: 'server-no-player',
  receiver: 'server-no-receiver',
};

const PAGES: Record<string, Route['page']> = {
  table: 'table',
  link: 'link',
  seat: 'seat',
  replay: 'replay',
  review: 'review',
  rules: 'rules',
  learn: 'learn',
  puzzles: 'puzzles',
  player: 'player',
  receiver: 'receiver',
  notifications: 'notifications',
};

function pageOf(first: string, what: string, more: number): Route['page'] {
  if (first === '') return 'lobby';
  if (!what) return SINGLE_PAGES.find((page) => page === first) ?? 'lost';
  return more || !NAME.test(what) ? 'lost' : (PAGES[first] ?? 'lost');
}

function read(): Route {
  const [first = '', what = '', ...more] = location.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(location.search);
  const missing = MISSING[first] ?? 'web-no-page';
  return { page: pageOf(first, what, more.length), what, missing, query, hash: location.hash.slice(1) };
}

class Router {
  route = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => (this.route = read()));
    document.addEventListener('click', (event) => this.followed(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = read();
  }

  /** Follows links to pages of this app without loading them from the server. */
  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
