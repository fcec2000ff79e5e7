import { deviceClock } from './clock.ts';
import { HostRefusal, type LoginRequest } from './host.ts';
import { attempt } from './attempt.ts';

/** How long the rail channel waits before it loads the page again, ms. Source: membership.md section 4. */
export const railLoginDelay = 2000;

/** The rail partner signs in by itself: the same path again, once it has had the time. */
export const reloadLater = (window: Window) =>
  new Promise<void>((resolve) => {
    window.setTimeout(() => {
      window.location.replace(window.location.pathname + window.location.search);
      resolve();
    }, railLoginDelay);
  });

/** The sign-in page, and where it is asked from. */
interface SignInPlace {
  /** Address of the page, relative to the site's origin or absolute. */
  readonly ssoUrl: string;
  /** Name of the cookie that the page puts the token in. */
  readonly alias: string;
  /** The page's language; empty when it has none. The cookie does not tell Japanese from English. */
  readonly language: string;
  readonly location: Location;
}

/**
 * In the way back of a window that was opened for signing in. Its name would not last: a browser takes it away on the
 * way through a page of another site, or of another opener policy.
 */
const besideMark = 'signInWindow';

/** Where a sign-in comes back to, absolute. An address of another site is replaced by the current one. */
export function wayBack({ returnTo, keepPage }: LoginRequest, { origin, href }: Location): string {
  const target = attempt(() => new URL(returnTo, origin), undefined);
  const back = new URL(target?.origin === origin ? target.href : href);
  if (keepPage) back.searchParams.set(besideMark, '1');
  return back.href;
}

/** Whether somebody came to an address in a window that was opened for signing in: a page of it closes the window when it is loaded. */
export const isSignInWindow = (address: string): boolean =>
  new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1]).has(besideMark);

/** The sign-in page with `redirect`, the way back, `alias` and `lang`. */
export function signInAddress(
  request: LoginRequest,
  { ssoUrl, alias, language, location }: SignInPlace,
): string {
  const address = new URL(ssoUrl, location.origin);
  address.searchParams.set('redirect', wayBack(request, location));
  address.searchParams.set('alias', alias);
  if (language) address.searchParams.set('lang', language);
  if (request.hideMobileLogin) address.searchParams.set('hideMobileLogin', '1');
  return address.href;
}

/** The site's own sign-in screen, path without base, for a deployment without single sign-on. */
export function ownSignIn(request: LoginRequest, location: Location): string {
  const back = new URL(wayBack(request, location));
  const query = new URLSearchParams({ redirect: back.pathname + back.search + back.hash });
  if (request.hideMobileLogin) query.set('hideMobileLogin', '1');
  return `/login?${query}`;
}

const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/**
 * Refuses to go where the traveller is already: a page that answers there by asking to sign in would ask for ever.
 * @param target the sign-in page, absolute
 * @throws HostRefusal that says what the host has to set
 */
export function mustLeadElsewhere(target: string, { href }: Location): void {
  if (withoutQuery(target) === withoutQuery(href))
    throw new HostRefusal(
      'login',
      'ssoUrl leads to this page: set one that signs in, or "" and show LoginScreen at /mapp/login',
    );
}

/** Name of the window that a traveller signs in in while the page behind it stays. */
const signInWindow = 'mapp-sign-in';

/** How often the page behind looks whether somebody has signed in, and how long, ms. */
const look = { every: 300, most: 15 * 60_000 } as const;

/**
 * Resolves once there is another token than before; rejects with `HostRefusal` when nobody signs in for a quarter of an hour.
 * @param before the token that does not count
 */
export function untilToken(window: Window, proof: () => string, before = proof()): Promise<void> {
  const until = deviceClock.elapsed() + look.most;
  return new Promise((resolve, reject) => {
    const timer = window.setInterval(() => {
      const now = proof();
      const done = now !== '' && now !== before;
      if (!done && deviceClock.elapsed() < until) return;
      window.clearInterval(timer);
      if (done) resolve();
      else reject(new HostRefusal('login'));
    }, look.every);
  });
}

/** Opens the sign-in page in a window of its own, and waits for another token. Rejects with `HostRefusal` when no window can be opened. */
export async function signInBeside(window: Window, address: string, proof: () => string): Promise<void> {
  const before = proof();
  if (!window.open(address, signInWindow)) throw new HostRefusal('login');
  await untilToken(window, proof, before);
}

/** Closes the window that was opened for signing in, once somebody has; answers whether the browser let it. */
export function closeSignInWindow(window: Window, proof: string): boolean {
  if (proof === '' || !new URLSearchParams(window.location.search).has(besideMark)) return false;
  window.close();
  return window.closed;
}
