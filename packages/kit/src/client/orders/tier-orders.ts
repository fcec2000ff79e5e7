import type { ResponseOf } from '../../contracts/call.ts';
import { pointsAccountSummary, pointsActivityDetail, pointsSummary } from '../../contracts/points/points.ts';
import { cancelTierOrder, orderTier, tierOffers, tierOrders } from '../../contracts/orders/tier-orders.ts';
import { tierRefusalOf, tierRefusals } from '../../contracts/tiers/tier-refusals.ts';
import { calculateRetain, calculateUpgrade } from '../../contracts/tiers/tiers.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** Prices follow what has been flown and spent, so they are asked for again at each look. */
const always = { staleTime: 0 } as const;

/** Which tiers can be had for points or money. */
export const useTierOffers = (options?: ReadOptions): ReadResult<typeof tierOffers> =>
  useRead(tierOffers, {}, { ...always, ...options });

/** The member's orders of tiers, newest first. */
export const useTierOrders = (options?: ReadOptions): ReadResult<typeof tierOrders> =>
  useRead(tierOrders, {}, { ...always, ...options });

/** The screen tells refusals in their own words, and that no answer came. */
const toldHere = { handles: Object.keys(tierRefusals), announce: 'answers' } as const;

export const useOrderTier = (): WriteResult<typeof orderTier> => useWrite(orderTier, toldHere);
export const useCancelTierOrder = (): WriteResult<typeof cancelTierOrder> =>
  useWrite(cancelTierOrder, toldHere);

/** The catalogue's code of a refusal of tiers; undefined for any other failure. */
export const tierRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof tierRefusalOf> =>
  failure.kind === 'refused' ? tierRefusalOf(failure.code) : undefined;

/** Looks the orders up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpTierOrders(): () => Promise<ResponseOf<typeof tierOrders>> {
  const lookUp = useLookUp(tierOrders);
  return () => lookUp({});
}

/** Calls whose answers elsewhere change with a tier that was bought. */
const changed = [
  tierOffers,
  calculateUpgrade,
  calculateRetain,
  pointsSummary,
  pointsActivityDetail,
  pointsAccountSummary,
];

/** Lets every screen ask again for what a tier that was bought has changed: points, tier, and what is missing for the next. */
export const useReloadTier = (): (() => Promise<void>) => useReload(changed);

const changedWithOrders = [...changed, tierOrders] as const;

/** The same, and the orders too; resolves when those in sight have their answer. */
export const useReloadTierOrders = (): (() => Promise<void>) => useReload(changedWithOrders);
