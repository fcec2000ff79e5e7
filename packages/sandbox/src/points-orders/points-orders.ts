import { dayIn, pointsProblem, type PointsOffer } from '@mapp/kit/rules';
import type { PointsOrder } from '@mapp/kit/contracts';
import { airlineZone } from '../clock.ts';
import { expiryOf } from '../seed/ledger.ts';
import { chinaTime } from '../stops.ts';
import { refusePayment } from '../payments/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { priceOf, type PointsOrderRecord } from './store.ts';
import { refuseOrder } from './refusals.ts';
import {
  least,
  livingMonths,
  most,
  mostAYear,
  payMinutes,
  suggested,
  unitPoints,
  unitPrice,
} from './terms.ts';

/** Terms of an order; paid and waiting orders count for the year in which they were made. */
function offerOf(context: RequestContext): PointsOffer {
  const { cardNo } = signedIn(context);
  const year = context.clock.today().slice(0, 4);
  const counted = context.pointsOrders
    .list(cardNo)
    .filter(
      ({ state, orderedAt }) =>
        (state === 'completed' || state === 'waiting') &&
        dayIn(new Date(orderedAt), airlineZone).startsWith(year),
    )
    .reduce((sum, { points }) => sum + points, 0);
  return { unitPoints, unitPrice, least, most, suggested, leftThisYear: Math.max(0, mostAYear - counted) };
}

function orderOf(order: PointsOrderRecord): PointsOrder {
  const { orderNo, purchaseId, state, points, orderedAt, payUntil, paymentFailed, paidAt, paidBy } = order;
  return {
    orderNo,
    purchaseId,
    state,
    points,
    price: priceOf(points),
    orderedAt: chinaTime(orderedAt),
    ...(state === 'waiting' && { payUntil: chinaTime(payUntil) }),
    ...(state === 'waiting' && paymentFailed === true && { paymentFailed }),
    ...(paidAt !== undefined && {
      paidAt: chinaTime(paidAt),
      expireDate: expiryOf(dayIn(new Date(paidAt), airlineZone)),
    }),
    ...(paidBy && { paidBy }),
  };
}

/** Buying points: what they cost, orders of them, and giving one up. */
export const pointsOrdering: Pick<
  Answers,
  'pointsOffer' | 'buyPoints' | 'pointsOrders' | 'cancelPointsOrder'
> = {
  pointsOffer(context) {
    const { tier } = signedIn(context);
    const { suggested: figures, ...offer } = offerOf(context);
    return {
      envelope: 'Code',
      payload: {
        ...offer,
        suggested: [...figures],
        mostAYear,
        payMinutes,
        months: livingMonths,
        ...(tier === 'CHD' && { forbidden: 'child' as const }),
      },
    };
  },

  buyPoints(context, { purchaseId, points }) {
    const { cardNo, tier } = signedIn(context);
    const { pointsOrders: book } = context;
    // Two tabs, or somebody in a hurry: what waits for its payment is not ordered once more.
    const known = book
      .list(cardNo)
      .find(
        (order) => order.purchaseId === purchaseId || (order.state === 'waiting' && order.points === points),
      );
    if (known) return { envelope: 'Code', payload: { orderNo: known.orderNo } };
    if (tier === 'CHD') return refuseOrder('BUY03', context);
    const problem = pointsProblem(points, offerOf(context));
    if (problem) return refuseOrder(problem === 'year' ? 'BUY02' : 'BUY01', context);
    const { orderNo } = book.add({ cardNo, purchaseId, points });
    return { envelope: 'Code', payload: { orderNo } };
  },

  pointsOrders(context) {
    const { cardNo } = signedIn(context);
    const now = chinaTime(context.clock.now().getTime());
    return { envelope: 'Code', payload: { now, orders: context.pointsOrders.list(cardNo).map(orderOf) } };
  },

  cancelPointsOrder(context, { orderNo }) {
    const { cardNo } = signedIn(context);
    const { pointsOrders: book } = context;
    const order = book.list(cardNo).find((one) => one.orderNo === orderNo);
    if (order?.state !== 'waiting') return refuseOrder('BUY04', context);
    if (!context.payments.close(orderNo)) return refusePayment('PAY06', context);
    book.change(orderNo, { state: 'cancelled' });
    return { envelope: 'Code', payload: {} };
  },
};
