// Which page is shown: the address says it all, so that any of them can be sent to a friend.

export interface Route {
  page: 'lobby' | 'table' | 'link' | 'seat' | 'replay' | 'rules' | 'lost';
  /** The table, the token of a link, the key to a seat, or the game. */
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

  /** Change the address without a step back to the old one. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = read();
  }

  /** Links between our own pages do not load them anew. */
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
