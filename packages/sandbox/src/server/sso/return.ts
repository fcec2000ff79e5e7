import type { IncomingMessage } from 'node:http';

/** Where the traveller goes when the wish cannot be followed. */
export const home = '/mapp/Home';

/** The longest address that is read. */
const longest = 2048;

/** Written twice or with a backslash, a path can mean something else to the next reader. */
const doubtful = /[\\\s\p{Cc}]|%(2f|5c|25|0)/iu;

/** The address of this server as the reader wrote it. */
const originOf = ({ headers }: IncomingMessage): string => `http://${headers.host ?? ''}`;

/**
 * The path to return to: below /mapp on this server, else home. The result never names another host.
 * @param wish a path, or an address of this server
 */
export function returnPath(wish: string | null | undefined, request: IncomingMessage): string {
  if (!wish || wish.length > longest || /[\\\s\p{Cc}]/u.test(wish)) return home;
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(wish)) return home;
  try {
    const here = new URL(originOf(request));
    const { host, username, password, pathname, search, hash } = new URL(wish, here);
    const ours = host === here.host && username === '' && password === '';
    const inside = pathname === '/mapp' || pathname.startsWith('/mapp/');
    return ours && inside && !doubtful.test(pathname) ? pathname + search + hash : home;
  } catch {
    return home;
  }
}

/** The request was made by a page of this server, or by hand. Source: OWASP, fetch metadata with Origin as the fallback. */
export function isOwnRequest(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === request.headers.host;
  } catch {
    return false;
  }
}
