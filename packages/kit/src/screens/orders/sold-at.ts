import type { PlainDestination } from '../../navigation/routes.ts';
import type { TierSale } from '../../rules/tiers/sale.ts';

/** Where each way to a tier is chosen, and chosen again. */
export const soldAt = {
  raise: 'exchangeTier',
  extend: 'exchangeTier',
  makeUpRaise: 'tierCompensation',
  makeUpKeep: 'tierCompensation',
  superMember: 'superMember',
} as const satisfies Record<TierSale, PlainDestination>;
