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
function refuseUnknown(context: RequestContext, offerId: string) {
  const kind = offerId.split('-')[0];
  const bar = saleOf(context).closed.find((one) => one.kind === kind)?.bar;
  return refuseTier(bar ? barredBy[bar] : 'TIR07', context);
}

/** Tiers for points and money: what is sold, orders of it, and giving one up. */
export const tierOrdering: Pick<Answers, 'tierOffers' | 'orderTier' | 'tierOrders' | 'cancelTierOrder'> = {
  tierOffers(context) {
    const member = signedIn(context);
    const { clock, language } = context;
    const until = validUntilOf(member, clock.today());
    const { open, closed } = saleOf(context);
    const running = runningOf(context);
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(clock.now().getTime()),
        tierCode: member.tier,
        ...(until !== undefined && { tierValidUntil: until }),
        available: availablePoints(context),
        offers: [...open],
        closed: [...closed],
        waiting: waitingOf(context, member.cardNo).map(({ orderNo, kind }) => ({ orderNo, kind })),
        superMember: {
          ...(running && { running: { since: running.validFrom, until: running.validUntil } }),
          benefits: superBenefits.map((benefit) => ({ benefit, value: superValues[benefit][language] })),
        },
      },
    };
  },

  orderTier(context, { purchaseId, offerId }) {
    const { cardNo } = signedIn(context);
    const { tierOrders: book, pointsEvents, accounts, clock } = context;
    const known = book.list(cardNo).find((order) => order.purchaseId === purchaseId);
    if (known) return { envelope: 'Code', payload: { orderNo: known.orderNo, state: known.state } };
    const offer = saleOf(context).open.find((one) => one.offerId === offerId);
    if (!offer) return refuseUnknown(context, offerId);
    if (waitingBefore(waitingOf(context, cardNo), offer.kind)) return refuseTier('TIR05', context);
    if (pointsMissing(offer, availablePoints(context)) > 0) return refuseTier('TIR01', context);
    const { offerId: _id, parts: _parts, ...purchase } = offer;
    const order = book.add(cardNo, purchaseId, purchase);
    const atOnce = isPointsOnly(offer);
    if (atOnce) completeTierOrder({ book, pointsEvents, accounts, clock }, order);
    return {
      envelope: 'Code',
      payload: { orderNo: order.orderNo, state: atOnce ? 'completed' : 'waiting' },
    };
  },

  tierOrders(context) {
    const { cardNo } = signedIn(context);
    const now = chinaTime(context.clock.now().getTime());
    return { envelope: 'Code', payload: { now, orders: context.tierOrders.list(cardNo).map(orderOf) } };
  },

  cancelTierOrder(context, { orderNo }) {
    const { cardNo } = signedIn(context);
    const order = context.tierOrders.find(orderNo, cardNo);
    if (order?.state !== 'waiting') return refuseTier('TIR08', context);
    if (!context.payments.close(orderNo)) return refusePayment('PAY06', context);
    context.tierOrders.change(orderNo, { state: 'cancelled' });
    return { envelope: 'Code', payload: {} };
  },
};
