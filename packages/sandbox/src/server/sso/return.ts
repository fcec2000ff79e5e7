import { safeReturn } from '@mapp/kit/rules';
import type { IncomingMessage } from 'node:http';

/** Where the traveller goes when the wish cannot be followed. */
export const home = '/mapp/Home';

/** The address of this server as the reader wrote it; a web server before it says whether that was https. */
function originOf({ headers }: IncomingMessage): string {
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.host ?? ''}`;
}

/**
 * The path to return to: below /mapp on this server, else home. The result never names another host. The site's own guard.
 * @param wish a path, or an address of this server
 */
export function returnPath(wish: string | null | undefined, request: IncomingMessage): string {
  const origin = originOf(request);
  return (URL.canParse(origin) ? safeReturn(wish, { origin: new URL(origin).origin }) : undefined) ?? home;
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
