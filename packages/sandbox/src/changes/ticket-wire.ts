import type { ChangeTicket, CheckedBaggage } from '@mapp/kit/contracts';
import { beneficiaryName, type UpgradeRelation } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import { worthOfPoint } from '../booking/terms.ts';
import type { Texts } from '../language.ts';
import { carrierOf, yearsOf } from '../refunds/accompanying.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import { memberPerson } from '../seed/check-in/people.ts';
import { earned, flightOf, type Cabin } from '../seed/flights.ts';
import { nameIn } from '../seed/persons.ts';
import { terminalOf } from '../timetable/terminals.ts';
import { changedFlights } from '../ticket-orders/inputs.ts';
import type { Coupon, TicketRecord } from '../ticket-orders/ticket-records.ts';
import { waitingFor } from './store.ts';

type LegOnWire = Exclude<ChangeTicket['legs'][number], { readonly unreadable: true }>;

const cabinByClass: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(families).map(({ bookingClass, cabin }) => [bookingClass, cabin])),
  M: 'economy',
};

/** Cabin of a booking class. */
export const cabinOfClass = (bookingClass: string): string => cabinByClass[bookingClass] ?? 'economy';

/** Rate of points of a cabin. */
const rates: Readonly<Record<string, Cabin>> = { economy: 'Y', premium: 'Y', business: 'J', first: 'F' };

/** Amounts that a flight counts for the tier in a cabin. */
export function tierEarned(flightNo: string, cabin: string, context: RequestContext) {
  const flight = flightOf(flightNo);
  const { tier, subTier } = signedIn(context);
  if (!flight) return undefined;
  const { upgradePoint, upgradeCount } = earned(flight, rates[cabin] ?? 'Y', tier, subTier);
  return { points: upgradePoint, segments: upgradeCount };
}

/** Fields of a flight as changes and upgrades tell them. */
export const flightWire = ({ flightNo, from, to, departs, arrives, cabin }: Coupon) => ({
  flightNo,
  from,
  to,
  fromTerminal: terminalOf(from),
  toTerminal: terminalOf(to),
  departs,
  arrives,
  cabin: cabinOfClass(cabin),
  bookingClass: cabin,
});

/** Standing of a ticket's holder to the member who asks. */
export function relationOf({ person }: TicketRecord, context: RequestContext): UpgradeRelation {
  const name = beneficiaryName(person);
  const member = signedIn(context);
  if (name === beneficiaryName(memberPerson(member))) return 'member';
  const today = context.clock.today();
  const known = context.roster
    .list(member.cardNo)
    .find((one) => beneficiaryName(one) === name && one.beneficiaryDate <= today);
  return known ? 'beneficiary' : 'other';
}

const baggage: Texts = {
  zh: '加购行李 10 公斤',
  en: '10 kg more baggage',
  ja: '追加手荷物 10 kg',
  ko: '추가 수하물 10 kg',
  ru: 'Ещё 10 кг багажа',
};

/** Reasons of the airline for a flight that is not what was booked. */
export const causes: Readonly<Record<'time' | 'cancelled' | 'airport', Texts>> = {
  time: {
    zh: '航班时刻调整',
    en: 'The airline has moved the flight',
    ja: '当社による時刻変更',
    ko: '항공사의 시간 변경',
    ru: 'Авиакомпания перенесла рейс',
  },
  cancelled: {
    zh: '航班取消',
    en: 'The airline has cancelled the flight',
    ja: '当社による欠航',
    ko: '항공사의 결항',
    ru: 'Авиакомпания отменила рейс',
  },
  airport: {
    zh: '改在其他机场起飞',
    en: 'The flight leaves from another airport',
    ja: '出発空港の変更',
    ko: '출발 공항 변경',
    ru: 'Рейс вылетает из другого аэропорта',
  },
};

/** Reason for which a change of a ticket is free. */
function causeOf({ orderNo, cause }: TicketRecord): Texts {
  const kind = cause ?? changedFlights[orderNo]?.kind;
  return causes[kind === 'cancelled' || kind === 'airport' ? kind : 'time'];
}

/** Seat and its price on a leg, where the passenger has one. */
export function seatOf(ticket: TicketRecord, coupon: Coupon, { checkIn }: RequestContext) {
  if (ticket.special === 'checkedInWithChild' || ticket.special === 'everyUpgrade')
    return { seat: '12A', seatPaid: { amount: 6000, currency: 'CNY' } };
  const traveller = checkIn.bookings
    .journeys(ticket.cardNo ?? '')
    .flatMap(({ segments }) => segments)
    .filter(({ flight, day }) => flight.flightNo === coupon.flightNo && day === coupon.day)
    .flatMap(({ travellers }) => travellers)
    .find(({ ticketNo }) => ticketNo === ticket.ticketNo);
  const cash = traveller?.paid?.cash;
  return {
    ...(traveller?.seat !== undefined && { seat: traveller.seat }),
    ...(cash && { seatPaid: { ...cash } }),
  };
}

const familyByClass = new Map(Object.values(families).map((family) => [family.bookingClass, family]));

/** Baggage in the hold of a passenger in a booking class: an infant's is not told. */
export const checkedOf = ({ paxType }: Pick<TicketRecord, 'paxType'>, bookingClass: string): CheckedBaggage =>
  (paxType === 'INF' ? undefined : familyByClass.get(bookingClass)?.checked) ?? { answer: 'unknown' };

const legWire = (ticket: TicketRecord, coupon: Coupon, context: RequestContext): LegOnWire => {
  const earns = tierEarned(coupon.flightNo, cabinOfClass(coupon.cabin), context);
  return {
    ...flightWire(coupon),
    state: coupon.state,
    fare: coupon.fare,
    ...(coupon.points !== undefined && {
      points: coupon.points,
      pointsWorth: coupon.points * worthOfPoint,
    }),
    taxes: coupon.taxes,
    rule: coupon.rule.map((band) => ({ ...band })),
    ...seatOf(ticket, coupon, context),
    ...(earns && { earns }),
    checked: checkedOf(ticket, coupon.cabin),
  };
};

/** Worth of the points of a leg, minor units. */
export const pointsWorthOf = ({ points = 0 }: Coupon): number => points * worthOfPoint;

/** Products bought beside a ticket, as they are told. */
export function besideTicket({ special, attached }: TicketRecord, { language }: RequestContext) {
  const all = special === 'checkedInWithChild' || special === 'everyUpgrade';
  return {
    ...(attached !== undefined && { insurance: { amount: attached, currency: 'CNY' } }),
    addOns: all ? [baggage[language]] : [],
    ...(all && { invoiced: true }),
  };
}

/** A ticket as the rules of a party see it. */
export function partyMember(ticket: TicketRecord, context: RequestContext) {
  const { ticketNo, paxType } = ticket;
  const withTicketNo = carrierOf(context, ticket);
  const years = yearsOf(ticket);
  return {
    ticketNo,
    paxType,
    ...(withTicketNo !== undefined && { withTicketNo }),
    ...(years !== undefined && { years }),
  };
}

/** A ticket as it can be changed. */
export function ticketWire(
  ticket: TicketRecord,
  context: RequestContext,
): Omit<ChangeTicket, 'legs'> & { readonly legs: LegOnWire[] } {
  const { language } = context;
  const waits = waitingFor(context.changeOrders, ticket);
  return {
    ...partyMember(ticket, context),
    name: nameIn(ticket.person, language),
    relation: relationOf(ticket, context),
    currency: 'CNY',
    rounding: 100,
    involuntary: ticket.involuntary,
    ...(ticket.special === 'originalChannel' && { otherChannel: true }),
    ...(waits && { underWay: waits }),
    ...(ticket.involuntary && { cause: causeOf(ticket)[language] }),
    ...besideTicket(ticket, context),
    legs: ticket.coupons.map((coupon) => legWire(ticket, coupon, context)),
  };
}
