import type { Config } from '../contracts/config.ts';

/** Pages of partners that the site leads to. Source: travel.md section 7. */
export type PartnerPage = keyof Config['partnerLinks'];

/**
 * Address of a partner's page.
 * @param orderNo in place of `{orderNo}`, for the pages of one order
 * @returns undefined where this deployment has no such page, or the order is not known
 */
export function partnerLink(
  links: Config['partnerLinks'],
  page: PartnerPage,
  orderNo?: string,
): string | undefined {
  const address = links[page];
  if (address === undefined || !address.includes('{orderNo}')) return address;
  return orderNo === undefined ? undefined : address.replaceAll('{orderNo}', encodeURIComponent(orderNo));
}
