import type { RequestOf, ResponseOf } from '../../contracts/call.ts';
import { answerFlightChange, queryOrderDetail } from '../../contracts/orders/order-detail.ts';
import { orderRefusalOf, orderRefusals } from '../../contracts/orders/order-refusals.ts';
import {
  cancelOrder,
  cancelWaitlist,
  findOrders,
  queryOrders,
  queryPendingOrders,
} from '../../contracts/orders/orders.ts';
import { queryReimbursement, requestReimbursement } from '../../contracts/orders/reimbursement.ts';
import type { RequestFailure } from '../failure.ts';
import { useLookUp } from '../look-up.ts';
import type { Announcement } from '../options.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** Orders are paid, ticketed and changed elsewhere, so they are asked for again at each look. */
const always = { staleTime: 0 } as const;

/** The screen tells refusals in their own words. */
const told = { handles: Object.keys(orderRefusals) } as const;

/** The same, and that no answer came. */
const toldHere = { ...told, announce: 'answers' } as const;

/** The member's orders of every kind in a span of days, newest first. */
export const useOrders = (
  span: RequestOf<typeof queryOrders> | undefined,
  options?: ReadOptions,
): ReadResult<typeof queryOrders> =>
  useRead(queryOrders, span, { ...always, ...told, structuralSharing: true, ...options });

/** The member's orders that wait for a step of theirs, whenever they were made. */
export const usePendingOrders = (options?: ReadOptions): ReadResult<typeof queryPendingOrders> =>
  useRead(queryPendingOrders, {}, { ...always, structuralSharing: true, ...options });

/** Orders with a number, a ticket, or a contact's phone. */
export const useFoundOrders = (
  wanted: RequestOf<typeof findOrders> | undefined,
  options?: ReadOptions,
): ReadResult<typeof findOrders> => useRead(findOrders, wanted, { ...always, ...told, ...options });

/** One order, whatever its kind. */
export const useOrderDetail = (
  orderNo: string | undefined,
  announce?: Announcement,
): ReadResult<typeof queryOrderDetail> =>
  useRead(queryOrderDetail, orderNo === undefined ? undefined : { orderNo }, {
    ...always,
    ...(announce && { announce }),
  });

/** Vouchers for reimbursement of an order's tickets. */
export const useReimbursement = (orderNo: string | undefined): ReadResult<typeof queryReimbursement> =>
  useRead(queryReimbursement, orderNo === undefined ? undefined : { orderNo }, always);

export const useCancelOrder = (): WriteResult<typeof cancelOrder> => useWrite(cancelOrder, toldHere);

export const useCancelWaitlist = (): WriteResult<typeof cancelWaitlist> => useWrite(cancelWaitlist, toldHere);

export const useAnswerFlightChange = (): WriteResult<typeof answerFlightChange> =>
  useWrite(answerFlightChange, toldHere);

export const useRequestReimbursement = (): WriteResult<typeof requestReimbursement> =>
  useWrite(requestReimbursement, toldHere);

/** Looks an order up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpOrder(): (orderNo: string) => Promise<ResponseOf<typeof queryOrderDetail>> {
  const lookUp = useLookUp(queryOrderDetail);
  return (orderNo) => lookUp({ orderNo });
}

/** The same for the vouchers of an order. */
export function useLookUpReimbursement(): (
  orderNo: string,
) => Promise<ResponseOf<typeof queryReimbursement>> {
  const lookUp = useLookUp(queryReimbursement);
  return (orderNo) => lookUp({ orderNo });
}

const ordersCalls = [
  queryOrders,
  queryPendingOrders,
  findOrders,
  queryOrderDetail,
  queryReimbursement,
] as const;

/** Lets every screen ask for orders again; resolves when those in sight have their answer. */
export const useReloadOrders = (): (() => Promise<void>) => useReload(ordersCalls);

/** The catalogue's code of a refusal of orders; undefined for any other failure. */
export const orderRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof orderRefusalOf> =>
  failure.kind === 'refused' ? orderRefusalOf(failure.code) : undefined;
