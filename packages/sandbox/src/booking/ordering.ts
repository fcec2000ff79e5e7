import type { BookedPassenger, OrderFields } from '@mapp/kit/contracts';
import { birthdayOfTraveller } from '@mapp/kit/rules';
import { refuseConflict } from '../faults.ts';
import type { Language } from '../language.ts';
import { airlineZone } from '../clock.ts';
import { refuseStranger } from '../payments/refusals.ts';
import type { Reply } from '../reply.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import { smsCodes } from '../seed/members.ts';
import { programmesIn } from '../saved-people/programmes.ts';
import type { Person } from '../seed/persons.ts';
import type { Booked, PricePart, TicketOrderRecord } from '../ticket-orders/records.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { writtenIn } from '../timetable/zones.ts';
import { couponsOf, examined, onBoardOf, pointsOf, termsOf, type Examined } from './examining.ts';
import { offerOfId } from './offer-ids.ts';
import { offerOnWire } from './offers.ts';
import { withOwn } from './own-passenger.ts';
import { refuse } from './refusals.ts';
import { endOf } from './special-routes.ts';
import { addOnsIn, agreements, agreesToTerms, earnedAfterDays, holdMinutes, insurancesIn } from './terms.ts';
import { chosenOf, verified, type Chosen } from './verification.ts';

const minute = 60_000;

const instant = (at: number): string => writtenIn(airlineZone, at);

/** Chosen fares as the airline knows them; undefined where it does not know one. */
function choicesOf(
  { clock, schedule }: RequestContext,
  offers: readonly { offerId: string; fareId: string }[],
): readonly [Chosen, ...Chosen[]] | undefined {
  const known = offers.flatMap(({ offerId, fareId }) => {
    const offer = offerOfId(offerId, schedule);
    return (offer && chosenOf(offer, fareId, clock.today())) ?? [];
  });
  const [first, ...others] = known;
  return first && known.length === offers.length ? [first, ...others] : undefined;
}

const wantedOf = ({ way }: Chosen, party: Booked['party']) => ({
  from: way[0].service.from,
  to: (way.at(-1) ?? way[0]).service.to,
  day: way[0].day,
  party,
});

/** Chosen flights, each with its fare as it is now. */
const flightsIn = (chosen: readonly Chosen[], party: Booked['party'], language: Language) =>
  chosen.map((one) => {
    const fare = { ...one.fare, fare: one.fare.fare + (one.route.dearer ?? 0) };
    return offerOnWire(one.way, [fare], one.told, wantedOf(one, party), language);
  });

const isUpgradable = ({ fare: { id } }: Chosen): boolean => id !== 'basic' && id !== 'first';

/** Somebody as the airline keeps them. */
function personOf(one: BookedPassenger): Person {
  const {
    cnFamilyName,
    cnGivenName,
    enFamilyName,
    enGivenName,
    gender = 'M',
    country = 'CN',
    document,
  } = one;
  return {
    ...(cnFamilyName !== undefined && { cnFamilyName }),
    ...(cnGivenName !== undefined && { cnGivenName }),
    ...(enFamilyName !== undefined && { enFamilyName }),
    ...(enGivenName !== undefined && { enGivenName }),
    gender,
    birthday: birthdayOfTraveller(one) ?? '1990-01-01',
    country,
    countryText: '',
    idList: [{ ...document }],
  };
}

function partsOf({ sum }: Examined): PricePart[] {
  const fares = sum.passengers.reduce((total, { fare, count }) => total + fare * count, 0);
  const all = sum.passengers.reduce((total, one) => total + one.sum, 0);
  return [
    { part: 'fares', amount: fares },
    { part: 'taxes', amount: all - fares },
    { part: 'insurance', amount: sum.insurance },
    { part: 'addOns', amount: sum.addOns },
    { part: 'coupon', amount: -sum.coupon },
    { part: 'points', amount: -sum.pointsWorth },
  ];
}

const createdOf = (order: TicketOrderRecord, booked: Booked) => ({
  orderNo: order.orderNo,
  ...(order.key !== undefined && { orderKey: order.key }),
  state: booked.waitlist ? ('waitlist' as const) : ('waiting' as const),
  payUntil: instant(order.payUntil),
  ...(order.priceUntil !== undefined && { priceUntil: instant(order.priceUntil) }),
  total: cashOf(order),
});

/** All that makes an order; a guest's code is only its proof. */
const sentOf = ({ code: _, ...fields }: OrderFields): string => JSON.stringify(fields);

type Found = TicketOrderRecord & { readonly booked: Booked };

/** Order that a booking of this member or guest has made; a guest's may have become a member's meanwhile. */
const ofBooking = ({ tickets, member }: RequestContext, bookingId: string): Found | undefined =>
  tickets
    .booked()
    .find(
      ({ cardNo, key, booked }) =>
        booked.bookingId === bookingId &&
        ((member !== undefined && cardNo === member.cardNo) || key !== undefined),
    );

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A key that nobody guesses. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => letters[byte % letters.length]).join('');

function booking(
  context: RequestContext,
  fields: OrderFields,
  chosen: readonly Chosen[],
  one: Examined,
): Found {
  const { tickets, clock, member } = context;
  const now = clock.now().getTime();
  const waitlist = chosen.some(({ route }) => route.waitlist);
  const booked: Booked = {
    bookingId: fields.bookingId,
    sent: sentOf(fields),
    at: now,
    chosen,
    party: {
      adults: one.people.filter(({ type }) => type === 'ADT').length,
      children: one.people.filter(({ type }) => type === 'CHD').length,
      infants: one.people.filter(({ type }) => type === 'INF').length,
    },
    people: fields.passengers.map((each) => ({
      person: personOf(each),
      paxType: each.paxType,
      ...(each.card && { card: each.card }),
      ...(each.mobile !== undefined && { mobile: each.mobile }),
      ...(each.email !== undefined && { email: each.email }),
    })),
    phone: fields.contact.phone,
    contact: { name: fields.contact.name, email: fields.contact.email },
    ...(fields.voucher && { voucher: fields.voucher }),
    insurances: fields.insurances,
    addOns: fields.addOns,
    marketing: fields.marketing,
    agreed: fields.agreed,
    parts: partsOf(one),
    points: one.sum.points,
    ...(fields.couponId !== undefined && { couponId: fields.couponId }),
    ...(waitlist && { waitlist }),
  };
  const order = tickets.add({
    ...(member ? { cardNo: member.cardNo } : { key: newKey() }),
    state: 'open',
    amount: one.sum.total,
    payUntil: now + holdMinutes * minute,
    priceUntil: Math.min(...chosen.map(({ told, route }) => endOf(told, route))),
    booked,
  });
  return { ...order, booked };
}

/** A token that is no longer good is not a guest's: what follows belongs to the member whose it was. */
const isOver = ({ token, member }: RequestContext): boolean => token !== undefined && member === undefined;

/** Booking: what it asks for, the order, and what becomes of it. */
export const ordering: Pick<Answers, 'queryBookingForm' | 'createOrder' | 'findBooking'> = {
  queryBookingForm(context, { offers, passengers }) {
    const { language, clock, member, saved, roster } = context;
    if (isOver(context)) return refuseStranger(context);
    const chosen = choicesOf(context, offers);
    if (!chosen) return refuse('BKG04', language);
    const terms = termsOf(chosen);
    const known = member ? withOwn(member, saved.passengers.list(member.cardNo), terms.days[0]) : [];
    const beneficiaries = member ? roster.list(member.cardNo) : [];
    const limit = chosen.find(({ route }) => route.productLimit)?.route.productLimit;
    return {
      envelope: 'Code',
      payload: {
        ...verified(chosen, passengers, clock.now().getTime()),
        paxs: known.map((one) => ({
          ...one,
          ...(one.myUserid !== undefined && member?.phone && { mobile: `+86${member.phone}` }),
          hasSelected: beneficiaries.some(({ idList }) =>
            idList.some(({ idNo }) => one.favorPaxIdDtoList.some((document) => document.idNo === idNo)),
          ),
        })),
        programmes: programmesIn(language),
        paxAvailableIdTypes: [...(terms.documentKinds ?? [])],
        firstDepDate: terms.days[0],
        ...(limit && { productLimit: limit }),
        upgradeFlag: chosen.every(isUpgradable),
        flights: flightsIn(chosen, passengers, language),
        international: terms.international,
        lastDay: terms.lastDay,
        onBoard: known.flatMap(({ id, favorPaxIdDtoList }) => {
          const there = onBoardOf(context, chosen, favorPaxIdDtoList);
          const isOwn = there !== undefined && there.cardNo === member?.cardNo;
          return there ? [{ passengerId: id, ...(isOwn && { orderNo: there.orderNo }) }] : [];
        }),
        insurances: insurancesIn(language),
        ...(member && { points: pointsOf(context) }),
        coupons: couponsOf(context),
        addOns: addOnsIn(language),
        agreements: [...agreements],
        earnedAfterDays,
        holdMinutes,
      },
    };
  },

  createOrder(context, fields): Reply<ReturnType<typeof createdOf>> {
    const { language, clock, member, messages, tickets } = context;
    if (isOver(context)) return refuseStranger(context);
    const before = ofBooking(context, fields.bookingId);
    if (before)
      return before.booked.sent === sentOf(fields)
        ? { envelope: 'Code', payload: createdOf(before, before.booked) }
        : refuseConflict(language);
    const chosen = choicesOf(context, fields.offers);
    if (!chosen) return refuse('BKG04', language);
    const party = {
      adults: fields.passengers.filter(({ paxType }) => paxType === 'ADT').length,
      children: fields.passengers.filter(({ paxType }) => paxType === 'CHD').length,
      infants: fields.passengers.filter(({ paxType }) => paxType === 'INF').length,
    };
    const { state } = verified(chosen, party, clock.now().getTime());
    if (state === 'expired') return refuse('BKG07', language);
    if (state === 'soldOut') return refuse('BKG06', language);
    // A code proves the phone that it went to, no other.
    const isProven = messages.hasSent('booking', fields.contact.phone) && fields.code === smsCodes.right;
    if (!member && !isProven) return refuse('BKG14', language);
    if (!agreesToTerms(fields.agreed)) return refuse('BKG15', language);
    const one = examined(context, fields, chosen);
    if (typeof one === 'string') return refuse(one, language);
    const lost =
      chosen.some(({ route }) => route.lost) &&
      tickets.booked().every(({ booked }) => !booked.chosen.some(({ route }) => route.lost));
    const order = booking(context, fields, chosen, one);
    messages.send('order', fields.contact.phone);
    return { envelope: 'Code', payload: createdOf(order, order.booked), ...(lost && { lost }) };
  },

  findBooking(context, { bookingId }) {
    if (isOver(context)) return refuseStranger(context);
    const order = ofBooking(context, bookingId);
    return { envelope: 'Code', payload: order ? { order: createdOf(order, order.booked) } : {} };
  },
};
