// The router: every page has an address of its own.

export interface Route {
  page: 'lobby' | 'table' | 'link' | 'seat' | 'replay' | 'rules' | 'learn' | 'lost';
  /** The table id, the token of a link, the seat key or the name of the game. */
  what: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Route['page']> = {
  table: 'table',
  link: 'link',
  seat: 'seat',
  replay: 'replay',
  rules: 'rules',
  learn: 'learn',
};

function read(): Route {
  const [first = '', what = '', ...more] = location.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(location.search);
  const page = first === '' ? 'lobby' : more.length === 0 && what ? (PAGES[first] ?? 'lost') : 'lost';
  return { page, what: decodeURIComponent(what), query, hash: location.hash.slice(1) };
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
