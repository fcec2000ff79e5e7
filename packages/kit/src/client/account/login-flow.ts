import type { LoginRequest } from '../../host/host.ts';

const bill = /^\/(?:mapp\/)?(?:myBill|youthLeague)(?:[/?#]|$)/;

/** The group of a flow: the session has kept it, or the address says it. */
const groupOf = (path: string, groupId?: string): string =>
  groupId || (new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(path)?.[1]).get('groupId') ?? '');

/**
 * Bill pages, youth-league pages and group flows hide the mobile-login option. Source: membership.md section 4.
 * @param path path and query, with or without the base path
 * @param groupId the session's group, when there is one
 */
export const hidesMobileLogin = (path: string, groupId?: string): boolean =>
  bill.test(path) || groupOf(path, groupId) !== '';

/** Request to a host when somebody signs in at a path and comes back to it. */
export function loginRequestAt(path: string, groupId?: string): LoginRequest {
  const group = groupOf(path, groupId);
  return {
    returnTo: path,
    hideMobileLogin: hidesMobileLogin(path, groupId),
    ...(group !== '' && { groupId: group }),
  };
}
