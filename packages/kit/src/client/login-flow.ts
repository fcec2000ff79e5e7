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
