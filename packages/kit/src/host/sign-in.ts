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

/**
 * The sign-in page with the way back in `redirect`; an address of another site is replaced by the current one.
 * @param ssoUrl address of the page, relative to the site's origin or absolute
 */
export function signInAddress(ssoUrl: string, request: LoginRequest, { origin, href }: Location): string {
  const target = attempt(() => new URL(request.returnTo, origin), undefined);
  const address = new URL(ssoUrl, origin);
  address.searchParams.set('redirect', target?.origin === origin ? target.href : href);
  if (request.hideMobileLogin) address.searchParams.set('hideMobileLogin', '1');
  return address.href;
}
