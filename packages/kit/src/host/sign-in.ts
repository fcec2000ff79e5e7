import type { LoginRequest } from './host.ts';
import { attempt } from './stores.ts';

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
 * The sign-in page with `redirect`, the way back, `alias` and `lang`. An address of another site is replaced by the
 * current one.
 */
export function signInAddress(
  request: LoginRequest,
  { ssoUrl, alias, language, location: { origin, href } }: SignInPlace,
): string {
  const target = attempt(() => new URL(request.returnTo, origin), undefined);
  const address = new URL(ssoUrl, origin);
  address.searchParams.set('redirect', target?.origin === origin ? target.href : href);
  address.searchParams.set('alias', alias);
  if (language) address.searchParams.set('lang', language);
  if (request.hideMobileLogin) address.searchParams.set('hideMobileLogin', '1');
  return address.href;
}
