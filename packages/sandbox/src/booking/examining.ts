import type {
  BookedPassenger,
  IdentityOnWire,
  OrderFields,
  TicketOrderRefusalCode,
} from '@mapp/kit/contracts';
import {
  birthdayOfTraveller,
  bookingObstacle,
  cartSum,
  couponObstacle,
  insuranceObstacle,
  localTime,
  shareIdentity,
  travellerObstacle,
  type Cart,
  type CartSum,
  type JourneyTerms,
  type Traveller,
} from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { airfieldOf, isDomestic } from '../timetable/airfields.ts';
import { isCard } from '../saved-people/programmes.ts';
import { holdsSeats, ordersInForce } from '../ticket-orders/holding.ts';
import { ticketStateAt } from '../ticket-orders/ticket-state.ts';
import type { TicketOrderRecord } from '../ticket-orders/records.ts';
import { isUsable } from '../ticket-orders/ticket-records.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { activatedCoupons, fareCouponsOn } from './fare-coupons.ts';
import { passengerPrice, type Party } from './prices.ts';
import { addOnPrices, documentKinds, insurancePrices, pointsStep } from './terms.ts';
import type { Chosen } from './verification.ts';

/** Days and kind of a chosen journey. */
export function termsOf(chosen: readonly Chosen[]): JourneyTerms {
  const legs = chosen.flatMap(({ way }) => way);
  const [first, ...others] = legs.map(({ day }) => day);
  const last = legs.at(-1);
  if (!first || !last) throw new Error('A journey without a flight');
  const international = legs.some(({ service: { from, to } }) => {
    const [one, other] = [airfieldOf(from), airfieldOf(to)];
    return !one || !other || !isDomestic(one, other);
  });
  return {
    days: [first, ...others],
    lastDay: localTime(writtenIn(zoneOf(last.service.to), last.arrives)).day,
    international,
    documentKinds: international ? documentKinds.abroad : documentKinds.home,
  };
}

/** Passengers as the rules read them. */
const travellersOf = (
  passengers: readonly BookedPassenger[],
  identities: readonly { idType: string; idNo: string }[],
): Traveller[] =>
  passengers.map((one, at) => ({
    id: String(at),
    type: one.paxType,
    birthday: birthdayOfTraveller(one),
    latinName:
      one.enFamilyName === undefined || one.enFamilyName === ''
        ? undefined
        : { family: one.enFamilyName, given: one.enGivenName ?? '' },
    chineseName: [one.cnFamilyName, one.cnGivenName].join('') || undefined,
    document: one.document,
    self: shareIdentity(identities, [one.document]),
  }));

/** Prices of one chosen fare by type of passenger; `now` with what has changed since it was offered. */
function pricesOf({ fare, route }: Chosen, { adults, children, infants }: Party): Cart['flights'][number] {
  const priced = { ...fare, fare: fare.fare + (route.dearer ?? 0) };
  return [
    { kind: 'adults' as const, count: adults, each: passengerPrice(priced, 'adult') },
    { kind: 'children' as const, count: children, each: passengerPrice(priced, 'child') },
    { kind: 'infants' as const, count: infants, each: passengerPrice(priced, 'infant') },
  ].filter(({ count }) => count > 0);
}

/** Points terms of the member who asks. */
export const pointsOf = ({ member, ledgers }: RequestContext) =>
  member && { balance: ledgers.spendable(member.cardNo), ...pointsStep };

/** Coupons that a member has used up. */
const usedCoupons = ({ tickets, member, clock }: RequestContext): ReadonlySet<string> =>
  new Set(
    ordersInForce(tickets, member?.cardNo, clock.now().getTime()).flatMap(
      ({ booked: { couponId } }) => couponId ?? [],
    ),
  );

/** Coupons of who asks; none of a guest. */
export const couponsOf = (context: RequestContext) =>
  context.member
    ? [
        ...activatedCoupons(
          context.coupons.list(context.member.cardNo),
          usedCoupons(context),
          context.language,
        ),
        ...fareCouponsOn(context.clock.today(), usedCoupons(context), context.language),
      ]
    : [];

/** An order that keeps every rule, with its sum. */
export interface Examined {
  readonly cart: Cart;
  readonly sum: CartSum;
  readonly people: readonly Traveller[];
}

/**
 * Order or ticket with which somebody flies on one of these flights already: an order that can still be paid, that money was taken for,
 * or that is on the waitlist, and a ticket that can still be flown, whatever became of the order that it began with.
 */
export function onBoardOf(
  {
    tickets,
    ticketBook,
    payments,
    clock,
  }: Pick<RequestContext, 'tickets' | 'ticketBook' | 'payments' | 'clock'>,
  chosen: readonly Chosen[],
  documents: readonly Pick<IdentityOnWire, 'idType' | 'idNo'>[],
): Pick<TicketOrderRecord, 'orderNo' | 'cardNo'> | undefined {
  const now = clock.now().getTime();
  const legs = new Set(
    chosen.flatMap(({ way }) => way.map(({ service, day }) => `${service.flightNo} ${day}`)),
  );
  const issued = ticketBook
    .known()
    .find(
      ({ person, coupons }) =>
        coupons.some((coupon) => isUsable(coupon) && legs.has(`${coupon.flightNo} ${coupon.day}`)) &&
        shareIdentity(person.idList, documents),
    );
  return (
    issued ??
    tickets
      .booked()
      .find(
        (order) =>
          holdsSeats(order, payments.payable(order, order.orderNo)?.state ?? ticketStateAt(order, now)) &&
          order.booked.chosen.some(({ way }) =>
            way.some(({ service, day }) => legs.has(`${service.flightNo} ${day}`)),
          ) &&
          order.booked.people.some(({ person }) => shareIdentity(person.idList, documents)),
      )
  );
}

const limitOf = (chosen: readonly Chosen[]) =>
  chosen.find(({ route }) => route.productLimit)?.route.productLimit;

/** Examines an order against every rule; the first that it breaks says why it is refused. */
export function examined(
  context: RequestContext,
  fields: OrderFields,
  chosen: readonly Chosen[],
): Examined | TicketOrderRefusalCode {
  const { member, clock } = context;
  const terms = termsOf(chosen);
  const people = travellersOf(fields.passengers, member?.identities ?? []);
  const counted = (type: Traveller['type']) => people.filter((one) => one.type === type).length;
  const party = { adults: counted('ADT'), children: counted('CHD'), infants: counted('INF') };
  const limit = limitOf(chosen);
  const broken = bookingObstacle(people, {
    days: terms.days,
    searched: party,
    ...(limit && { passengers: limit.passengers, members: limit.members }),
  });
  if (broken === 'partyLimit' || broken === 'partyMember') return 'BKG09';
  if (broken || people.some((one) => travellerObstacle(one, terms))) return 'BKG10';
  if (fields.passengers.some(({ card }) => card && !isCard(card))) return 'BKG10';
  if (fields.passengers.some(({ document }) => onBoardOf(context, chosen, [document]))) return 'BKG08';
  if (!fields.insurances.every((id) => insurancePrices.has(id))) return 'BKG13';
  if (!fields.addOns.every(({ id, count }) => count <= (addOnPrices.get(id)?.most ?? 0))) return 'BKG13';
  const insured = people.filter(
    ({ birthday }) => birthday === undefined || !insuranceObstacle(birthday, terms.days),
  ).length;
  const flights = chosen.map((one) => pricesOf(one, party));
  const fares = flights.flat().reduce((total, { count, each }) => total + count * (each?.fare ?? 0), 0);
  const coupon = couponsOf(context).find(({ couponId }) => couponId === fields.couponId);
  const use = { fares, domestic: !terms.international, points: fields.points > 0, today: clock.today() };
  if (fields.couponId !== undefined && (!coupon || couponObstacle(coupon, use))) return 'BKG12';
  const cart: Cart = {
    currency: 'CNY',
    flights,
    insurances: fields.insurances.map((id) => ({ id, each: insurancePrices.get(id) ?? 0, count: insured })),
    addOns: fields.addOns.map(({ id, count }) => ({ id, each: addOnPrices.get(id)?.price ?? 0, count })),
    coupon: coupon?.worth ?? 0,
    points: fields.points,
    pointsTerms: pointsOf(context),
  };
  const sum = cartSum(cart);
  if (!sum || sum.points !== fields.points) return 'BKG11';
  if (sum.total !== fields.total.amount || fields.total.currency !== cart.currency) return 'BKG05';
  return { cart, sum, people };
}
