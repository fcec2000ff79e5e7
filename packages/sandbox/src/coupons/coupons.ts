import type { Coupon, Offer } from '@mapp/kit/contracts';
import { addDays, addMonths, dayIn, type Day } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { activationCodes, offers } from './inputs.ts';
import { products, type CouponProduct, type ProductName } from './products.ts';
import { refuseCoupon } from './refusals.ts';
import type { CouponRecord } from './seed.ts';
import { vouchersOf } from './vouchers.ts';

/** Months for which ended coupons stay on the list, and for which they are kept at all. */
const recentMonths = 3;
const keptMonths = 12;

/** Days for which an activated or a taken coupon can be used. */
const activatedDays = 180;
const takenDays = 30;

const promiseOf = (name: ProductName, { language }: RequestContext) => {
  const { kind, worth, title, scope, minimum }: CouponProduct = products[name];
  return { kind, worth, title: title[language], scope: scope[language], ...(minimum && { minimum }) };
};

function couponOf({ product, ...record }: CouponRecord, context: RequestContext): Coupon {
  const over = record.expireDate < context.clock.today();
  const state = record.usedOn === undefined ? (over ? 'expired' : 'usable') : 'used';
  return { ...promiseOf(product, context), ...record, state };
}

/** A coupon with the upgrade in force that it was spent on; one that is taken back gives it back. */
function withUse(record: CouponRecord, { changeOrders, member }: RequestContext): CouponRecord {
  const [use] = member ? changeOrders.usesOf(member.cardNo, record.couponId) : [];
  if (!use) return record;
  return { ...record, usedOn: dayIn(new Date(use.orderedAt), airlineZone), usedOrder: use.orderNo };
}

const couponsOf = (context: RequestContext): Coupon[] =>
  context.coupons.list(signedIn(context).cardNo).map((record) => couponOf(withUse(record, context), context));

/** The day on which it was used or expired. */
const endOf = ({ usedOn, expireDate }: Coupon): Day => usedOn ?? expireDate;

/** Coupons on offer, and for how many days still. */
const offered: readonly { offerId: string; product: ProductName; days: number }[] = [
  { offerId: offers.ticket, product: 'ticket60', days: 20 },
  { offerId: offers.seat, product: 'seat20', days: 4 },
  { offerId: offers.last, product: 'baggage5', days: 12 },
  { offerId: offers.gone, product: 'lounge', days: 25 },
];

function stateOf(offerId: string, context: RequestContext): Offer['state'] {
  const { coupons: book } = context;
  if (book.taken(signedIn(context).cardNo, offerId)) return 'taken';
  return offerId === offers.gone || book.gone.has(offerId) ? 'gone' : 'open';
}

const activatable: ReadonlyMap<string, ProductName> = new Map([
  [activationCodes.right, 'seat50'],
  [activationCodes.another, 'lounge'],
  [activationCodes.ticket, 'ticket60'],
]);

/** Coupons, what makes them, and the vouchers of the card. */
export const coupons: Pick<
  Answers,
  'myCoupons' | 'couponHistory' | 'activateCoupon' | 'cardCoupons' | 'couponOffers' | 'takeOffer'
> = {
  myCoupons(context) {
    const today = context.clock.today();
    const from = addMonths(today, -recentMonths);
    const shown = couponsOf(context).filter((each) => each.state === 'usable' || endOf(each) > from);
    return { envelope: 'Code', payload: { today, recentMonths, coupons: shown } };
  },

  couponHistory(context) {
    const today = context.clock.today();
    const from = addMonths(today, -keptMonths);
    const ended = couponsOf(context).filter((each) => each.state !== 'usable' && endOf(each) > from);
    return { envelope: 'Code', payload: { today, months: keptMonths, coupons: ended } };
  },

  activateCoupon(context, { code, activationId }) {
    const { cardNo } = signedIn(context);
    const holder = context.coupons.holder(code);
    if (holder === cardNo) {
      const known = context.coupons.list(cardNo).find((each) => each.activationId === activationId);
      if (known) return { envelope: 'Code', payload: { coupon: couponOf(known, context) } };
      return refuseCoupon('CPN04', context);
    }
    if (holder !== undefined || code === activationCodes.used || code === activationCodes.usedTicket)
      return refuseCoupon('CPN02', context);
    if (code === activationCodes.expired) return refuseCoupon('CPN03', context);
    const product = activatable.get(code);
    if (!product) return refuseCoupon('CPN01', context);
    context.coupons.activated(code, cardNo);
    const record = context.coupons.add(cardNo, { product, days: activatedDays, activationId });
    return { envelope: 'Code', payload: { coupon: couponOf(record, context) } };
  },

  cardCoupons(context) {
    const today = context.clock.today();
    const { cardNo } = signedIn(context);
    // Vouchers come back with an upgrade that is cancelled.
    const vouchers = vouchersOf(cardNo, today, context.language).map((voucher) => ({
      ...voucher,
      left: voucher.left - context.changeOrders.usesOf(cardNo, voucher.batchId).length,
    }));
    return { envelope: 'Code', payload: { today, vouchers } };
  },

  couponOffers(context) {
    const today = context.clock.today();
    // Coupons are for adults.
    const open = signedIn(context).tier === 'CHD' ? [] : offered;
    return {
      envelope: 'Code',
      payload: {
        today,
        offers: open.map(({ offerId, product, days }) => ({
          ...promiseOf(product, context),
          offerId,
          state: stateOf(offerId, context),
          until: addDays(today, days),
          validDays: takenDays,
        })),
      },
    };
  },

  takeOffer(context, { offerId }) {
    const { cardNo } = signedIn(context);
    const offer = offered.find((each) => each.offerId === offerId);
    if (offerId === offers.last) context.coupons.sellOut(offerId);
    if (!offer || stateOf(offerId, context) !== 'open') return refuseCoupon('CPN05', context);
    context.coupons.take(cardNo, offerId);
    const record = context.coupons.add(cardNo, { product: offer.product, days: takenDays });
    return { envelope: 'Code', payload: { coupon: couponOf(record, context) } };
  },
};
