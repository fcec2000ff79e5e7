import type { LoginRequest } from '../host/host.ts';

const bill = /^\/(?:mapp\/)?(?:myBill|youthLeague)(?:\/|$)/;

/**
 * Bill pages, youth-league pages and group flows hide the mobile-login option. Source: membership.md section 4.
 * @param path path and query, with or without the base path
 * @param groupId the session's group, when there is one
 */
export function hidesMobileLogin(path: string, groupId?: string): boolean {
  const [pathname = '', query = ''] = (path.split('#', 1)[0] ?? '').split('?');
  return bill.test(pathname) || Boolean(groupId) || Boolean(new URLSearchParams(query).get('groupId'));
}

/** The group of a flow: the address says it, or the session has kept it. */
const groupOf = (path: string, groupId?: string): string =>
  groupId || (new URLSearchParams((path.split('#', 1)[0] ?? '').split('?')[1]).get('groupId') ?? '');

/** What a host is asked for when somebody signs in at a path and comes back to it. */
export function loginRequestAt(path: string, groupId?: string): LoginRequest {
  const group = groupOf(path, groupId);
  return {
    returnTo: path,
    hideMobileLogin: hidesMobileLogin(path, groupId),
    ...(group !== '' && { groupId: group }),
  };
}
