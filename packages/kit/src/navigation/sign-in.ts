import { routeOf, type Destination } from './routes.ts';

/** First parts of the paths whose sign-in has no mobile number to offer: the bill and the youth league. */
const withoutMobile = /^\/(myBill|youthLeague)(\/|$)/;

/**
 * Whether the sign-in that a destination asks for hides the mobile-login option: on the bill, in the youth league and
 * in group flows. Source: membership.md section 4.
 * @param groupId the group that the traveller came with, if any
 */
export const hidesMobileLogin = (destination: Destination, groupId: string | undefined): boolean =>
  Boolean(groupId) || withoutMobile.test(routeOf(destination).path);
