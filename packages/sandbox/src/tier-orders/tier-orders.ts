import type { TierOrder } from '@mapp/kit/contracts';
import { isPointsOnly, pointsMissing, superBenefits, waitingBefore } from '@mapp/kit/rules';
import { chinaTime } from '../stops.ts';
import { validUntilOf } from '../tiers/validity.ts';
import { refusePayment } from '../payments/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import type { TierOrderRecord } from './records.ts';
import { completeTierOrder } from './completion.ts';
import { superValues } from './figures.ts';
import { availablePoints, runningOf, saleOf } from './offers.ts';
import { barredBy, refuseTier } from './refusals.ts';

const waitingOf = ({ tierOrders }: RequestContext, cardNo: string): readonly TierOrderRecord[] =>
  tierOrders.list(cardNo).filter(({ state }) => state === 'waiting');

function orderOf({ cardNo: _of, payUntil, completedAt, cash, months, ...order }: TierOrderRecord): TierOrder {
  const { state, orderedAt, paymentFailed, ...rest } = order;
  return {
    ...rest,
    state,
    orderedAt: chinaTime(orderedAt),
    ...(state === 'waiting' && { payUntil: chinaTime(payUntil) }),
    ...(state === 'waiting' && paymentFailed === true && { paymentFailed }),
    ...(cash && { cash: { ...cash } }),
    ...(months !== undefined && { months }),
    ...(completedAt !== undefined && { completedAt: chinaTime(completedAt) }),
  };
}

/** Why what is no longer offered cannot be ordered: the way may have been closed, or have another price by now. */
function refuseUnknown(visit: RequestContext, offerId: string) {
  const kind = offerId.split('-')[0];
  const bar = saleOf(visit).closed.find((one) => one.kind === kind)?.bar;
  return refuseTier(bar ? barredBy[bar] : 'TIR07', visit);
}

/** Tiers for points and money: what is sold, orders of it, and giving one up. */
export const tierOrdering: Pick<Answers, 'tierOffers' | 'orderTier' | 'tierOrders' | 'cancelTierOrder'> = {
  tierOffers(visit) {
    const member = signedIn(visit);
    const { clock, language } = visit;
    const until = validUntilOf(member, clock.today());
    const { open, closed } = saleOf(visit);
    const running = runningOf(visit);
    return {
      dress: 'Code',
      payload: {
        now: chinaTime(clock.now().getTime()),
        tierCode: member.tier,
        ...(until !== undefined && { tierValidUntil: until }),
        available: availablePoints(visit),
        offers: [...open],
        closed: [...closed],
        waiting: waitingOf(visit, member.cardNo).map(({ orderNo, kind }) => ({ orderNo, kind })),
        superMember: {
          ...(running && { running: { since: running.validFrom, until: running.validUntil } }),
          benefits: superBenefits.map((benefit) => ({ benefit, value: superValues[benefit][language] })),
        },
      },
    };
  },

  orderTier(visit, { purchaseId, offerId }) {
    const { cardNo } = signedIn(visit);
    const { tierOrders: book, postings, accounts, clock } = visit;
    const known = book.list(cardNo).find((order) => order.purchaseId === purchaseId);
    if (known) return { dress: 'Code', payload: { orderNo: known.orderNo, state: known.state } };
    const offer = saleOf(visit).open.find((one) => one.offerId === offerId);
    if (!offer) return refuseUnknown(visit, offerId);
    if (waitingBefore(waitingOf(visit, cardNo), offer.kind)) return refuseTier('TIR05', visit);
    if (pointsMissing(offer, availablePoints(visit)) > 0) return refuseTier('TIR01', visit);
    const { offerId: _id, parts: _parts, ...purchase } = offer;
    const order = book.add(cardNo, purchaseId, purchase);
    const atOnce = isPointsOnly(offer);
    if (atOnce) completeTierOrder({ book, postings, accounts, clock }, order);
    return {
      dress: 'Code',
      payload: { orderNo: order.orderNo, state: atOnce ? 'completed' : 'waiting' },
    };
  },

  tierOrders(visit) {
    const { cardNo } = signedIn(visit);
    const now = chinaTime(visit.clock.now().getTime());
    return { dress: 'Code', payload: { now, orders: visit.tierOrders.list(cardNo).map(orderOf) } };
  },

  cancelTierOrder(visit, { orderNo }) {
    const { cardNo } = signedIn(visit);
    const order = visit.tierOrders.find(orderNo, cardNo);
    if (order?.state !== 'waiting') return refuseTier('TIR08', visit);
    if (!visit.payments.close(orderNo)) return refusePayment('PAY06', visit);
    visit.tierOrders.change(orderNo, { state: 'cancelled' });
    return { dress: 'Code', payload: {} };
  },
};
