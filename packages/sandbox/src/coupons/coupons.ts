import type { Coupon, Offer } from '@mapp/kit/contracts';
import { addDays, addMonths, type Day } from '@mapp/kit/rules';
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

function couponOf({ product, ...record }: CouponRecord, visit: RequestContext): Coupon {
  const over = record.expireDate < visit.clock.today();
  const state = record.usedOn === undefined ? (over ? 'expired' : 'usable') : 'used';
  return { ...promiseOf(product, visit), ...record, state };
}

const couponsOf = (visit: RequestContext): Coupon[] =>
  visit.coupons.list(signedIn(visit).cardNo).map((record) => couponOf(record, visit));

/** The day on which it was used or expired. */
const endOf = ({ usedOn, expireDate }: Coupon): Day => usedOn ?? expireDate;

/** Coupons on offer, and for how many days still. */
const offered: readonly { offerId: string; product: ProductName; days: number }[] = [
  { offerId: offers.ticket, product: 'ticket60', days: 20 },
  { offerId: offers.seat, product: 'seat20', days: 4 },
  { offerId: offers.last, product: 'baggage5', days: 12 },
  { offerId: offers.gone, product: 'lounge', days: 25 },
];

function stateOf(offerId: string, visit: RequestContext): Offer['state'] {
  const { coupons: book } = visit;
  if (book.taken(signedIn(visit).cardNo, offerId)) return 'taken';
  return offerId === offers.gone || book.gone.has(offerId) ? 'gone' : 'open';
}

const activatable: ReadonlyMap<string, ProductName> = new Map([
  [activationCodes.right, 'seat50'],
  [activationCodes.another, 'lounge'],
]);

/** Coupons, what makes them, and the vouchers of the card. */
export const coupons: Pick<
  Answers,
  'myCoupons' | 'couponHistory' | 'activateCoupon' | 'cardCoupons' | 'couponOffers' | 'takeOffer'
> = {
  myCoupons(visit) {
    const today = visit.clock.today();
    const from = addMonths(today, -recentMonths);
    const shown = couponsOf(visit).filter((each) => each.state === 'usable' || endOf(each) > from);
    return { dress: 'Code', payload: { today, recentMonths, coupons: shown } };
  },

  couponHistory(visit) {
    const today = visit.clock.today();
    const from = addMonths(today, -keptMonths);
    const ended = couponsOf(visit).filter((each) => each.state !== 'usable' && endOf(each) > from);
    return { dress: 'Code', payload: { today, months: keptMonths, coupons: ended } };
  },

  activateCoupon(visit, { code, activationId }) {
    const { cardNo } = signedIn(visit);
    const holder = visit.coupons.holder(code);
    if (holder === cardNo) {
      const known = visit.coupons.list(cardNo).find((each) => each.activationId === activationId);
      if (known) return { dress: 'Code', payload: { coupon: couponOf(known, visit) } };
      return refuseCoupon('CPN04', visit);
    }
    if (holder !== undefined || code === activationCodes.used) return refuseCoupon('CPN02', visit);
    if (code === activationCodes.expired) return refuseCoupon('CPN03', visit);
    const product = activatable.get(code);
    if (!product) return refuseCoupon('CPN01', visit);
    visit.coupons.activated(code, cardNo);
    const record = visit.coupons.add(cardNo, { product, days: activatedDays, activationId });
    return { dress: 'Code', payload: { coupon: couponOf(record, visit) } };
  },

  cardCoupons(visit) {
    const today = visit.clock.today();
    const vouchers = vouchersOf(signedIn(visit).cardNo, today, visit.language);
    return { dress: 'Code', payload: { today, vouchers } };
  },

  couponOffers(visit) {
    const today = visit.clock.today();
    // Coupons are for adults.
    const open = signedIn(visit).tier === 'CHD' ? [] : offered;
    return {
      dress: 'Code',
      payload: {
        today,
        offers: open.map(({ offerId, product, days }) => ({
          ...promiseOf(product, visit),
          offerId,
          state: stateOf(offerId, visit),
          until: addDays(today, days),
          validDays: takenDays,
        })),
      },
    };
  },

  takeOffer(visit, { offerId }) {
    const { cardNo } = signedIn(visit);
    const offer = offered.find((each) => each.offerId === offerId);
    if (offerId === offers.last) visit.coupons.sellOut(offerId);
    if (!offer || stateOf(offerId, visit) !== 'open') return refuseCoupon('CPN05', visit);
    visit.coupons.take(cardNo, offerId);
    const record = visit.coupons.add(cardNo, { product: offer.product, days: takenDays });
    return { dress: 'Code', payload: { coupon: couponOf(record, visit) } };
  },
};
