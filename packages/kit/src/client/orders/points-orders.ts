import type { ResponseOf } from '../../contracts/call.ts';
import { pointsOrderRefusalOf, pointsOrderRefusals } from '../../contracts/orders/payment-refusals.ts';
import {
  buyPoints,
  cancelPointsOrder,
  pointsOffer,
  pointsOrders,
} from '../../contracts/orders/points-orders.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { uuid } from '../uuid.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** The screen tells refusals in its own words, and the outcome of a write without an answer. */
const toldHere = { handles: Object.keys(pointsOrderRefusals), announce: 'answers' } as const;

/** Price of points, and how many the member may buy; asked again, for the year's limit may have been used up. */
export const usePointsOffer = (): ReadResult<typeof pointsOffer> =>
  useRead(pointsOffer, {}, { staleTime: 0 });

/** The member's orders of points, newest first. */
export const usePointsOrders = (options?: ReadOptions): ReadResult<typeof pointsOrders> =>
  useRead(pointsOrders, {}, { staleTime: 0, ...options });

export const useBuyPoints = (): WriteResult<typeof buyPoints> => useWrite(buyPoints, toldHere);

export const useCancelPointsOrder = (): WriteResult<typeof cancelPointsOrder> =>
  useWrite(cancelPointsOrder, toldHere);

/** Looks the orders up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpPointsOrders(): () => Promise<ResponseOf<typeof pointsOrders>> {
  const lookUp = useLookUp(pointsOrders);
  return () => lookUp({});
}

const pointsOrdersCalls = [pointsOrders, pointsOffer] as const;

/** Lets every screen ask for the orders and the offer again; resolves when those in sight have their answer. */
export const useReloadPointsOrders = (): (() => Promise<void>) => useReload(pointsOrdersCalls);

/** The catalogue's id of a refusal; undefined for any other failure. */
export const pointsOrderRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof pointsOrderRefusalOf> =>
  failure.kind === 'refused' ? pointsOrderRefusalOf(failure.code) : undefined;

/** Names one purchase: its outcome is found by it, and however often it is sent, one order comes of it. */
export const newPurchaseId = (): string => uuid();
