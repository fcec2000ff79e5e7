/** The bill and the youth league. */
const withoutMobile = /^\/(?:myBill|youthLeague)(?:[/?#]|$)/;

/**
 * Whether the sign-in that an address asks for hides the mobile-login option: on the bill, in the youth league and in
 * group flows. Source: membership.md section 4.
 * @param address path without base
 * @param groupId the group that the traveller came with, if any
 */
export const hidesMobileLogin = (address: string, groupId?: string): boolean =>
  Boolean(groupId) || withoutMobile.test(address);
