import { insuranceObstacle } from '@mapp/kit/rules';
import type { CheckInStore } from '../check-in/store.ts';
import { byLegOf, passengerPrice } from '../booking/prices.ts';
import { families } from '../booking/families.ts';
import { insurancePrices, worthOfPoint } from '../booking/terms.ts';
import type { Chosen } from '../booking/verification.ts';
import type { Clock } from '../clock.ts';
import { requestedTickets } from '../refunds/seeded-requests.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { changeIn } from '../timetable/day-changes.ts';
import type { Schedule } from '../timetable/schedule.ts';
import { serviceOf } from '../timetable/services.ts';
import { departureOf, type Departure } from '../timetable/ways.ts';
import { fixedTickets } from './fixed-tickets.ts';
import { changedFlights } from './inputs.ts';
import { ticketStateAt } from './ticket-state.ts';
import type { Booked, BookedOrder, BookedPerson, TicketOrderRecord } from './records.ts';
import type { TicketStore } from './store.ts';
import { isUsable, type Coupon, type TicketRecord } from './ticket-records.ts';

/** A change of a ticket that the airline keeps. */
export type TicketChange = Partial<Omit<TicketRecord, 'ticketNo' | 'orderNo' | 'person' | 'paxType'>>;

/** Every ticket of the airline: those of the fixed test data, those of orders, and those issued in their place. */
export interface TicketBook {
  /** Tickets of a member, the newest first. */
  readonly list: (cardNo: string) => readonly TicketRecord[];
  readonly find: (ticketNo: string) => TicketRecord | undefined;
  readonly ofOrder: (orderNo: string) => readonly TicketRecord[];
  readonly every: () => readonly TicketRecord[];
  /** Tickets that somebody has looked at, and those of orders that are booked: this look makes none. */
  readonly known: () => readonly TicketRecord[];
  readonly change: (ticketNo: string, change: TicketChange) => void;
  /** Issues a ticket with the next number. */
  readonly issue: (ticket: Omit<TicketRecord, 'ticketNo'>) => TicketRecord;
  readonly clear: () => void;
}

const typeOf = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

const couponOf = ({ service, day, departs, arrives }: Departure, price: Pick<Coupon, 'cabin' | 'rule'>) => ({
  flightNo: service.flightNo,
  from: service.from,
  to: service.to,
  day,
  departs: writtenIn(zoneOf(service.from), departs),
  arrives: writtenIn(zoneOf(service.to), arrives),
  ...price,
  state: 'open' as const,
});

/** Flights of one chosen fare with their part of a passenger's price. */
export function couponsOf(
  { way, fare, route }: Chosen,
  { paxType }: Pick<BookedPerson, 'paxType'>,
): Coupon[] {
  const { bookingClass, rule } = families[fare.id];
  const price = passengerPrice({ ...fare, fare: fare.fare + (route.dearer ?? 0) }, typeOf[paxType]);
  const parts = byLegOf(price, way.length);
  return way.map((departure, at) => ({
    ...couponOf(departure, { cabin: bookingClass, rule }),
    ...(parts[at] ?? { fare: 0, taxes: 0 }),
  }));
}

/** A flight of a ticket as it leaves now. */
function asLeaving(coupon: Coupon, schedule: Pick<Schedule, 'on'>): Coupon {
  const { flightNo, day } = coupon;
  const changes = schedule.on(day);
  const service = changeIn(changes, flightNo, day) && serviceOf(flightNo);
  const leaving = service && departureOf(service, day, changes);
  if (!leaving) return coupon;
  const { from, to } = leaving.service;
  return {
    ...coupon,
    from,
    departs: writtenIn(zoneOf(from), leaving.departs),
    arrives: writtenIn(zoneOf(to), leaving.arrives),
  };
}

const isIssued = (order: TicketOrderRecord, now: number): order is BookedOrder =>
  // Tickets of a split order were issued in place of those of the party.
  order.booked?.issued === true &&
  order.booked.splitFrom === undefined &&
  ticketStateAt(order, now) === 'ticketed';

/** Flights of everybody on an order; points that were paid are a part of each fare, in proportion to it. */
function couponsOfAll({ chosen, people, points }: Booked): readonly Coupon[][] {
  const full = people.map((one) => chosen.flatMap((each) => couponsOf(each, one)));
  const fares = full.flat().reduce((sum, { fare }) => sum + fare, 0);
  if (points === 0 || fares === 0) return full;
  const shareOf = ({ fare }: Coupon): number => Math.floor((points * fare) / fares);
  // The first has what is left over.
  let rest = points - full.flat().reduce((sum, coupon) => sum + shareOf(coupon), 0);
  return full.map((coupons) =>
    coupons.map((coupon) => {
      const share = shareOf(coupon) + rest;
      rest = 0;
      return { ...coupon, fare: Math.max(0, coupon.fare - share * worthOfPoint), points: share };
    }),
  );
}

/** Price of the insurances of one passenger: none is sold to whom it does not cover. */
function insuredWith({ insurances = [], chosen }: Booked, { person }: BookedPerson): number {
  const days = chosen.flatMap(({ way }) => way.map(({ day }) => day));
  if (insuranceObstacle(person.birthday, days)) return 0;
  return insurances.reduce((sum, id) => sum + (insurancePrices.get(id) ?? 0), 0);
}

/** Tickets of an order, once they are issued. */
function ticketsOf({ orderNo, cardNo, paidAt, ticketsAt, booked }: BookedOrder): TicketRecord[] {
  const coupons = couponsOfAll(booked);
  return booked.people.flatMap((one, at) => {
    if (one.ticketNo === undefined) return [];
    const attached = insuredWith(booked, one);
    return [
      {
        ticketNo: one.ticketNo,
        orderNo,
        ...(cardNo !== undefined && { cardNo }),
        phone: booked.phone,
        person: one.person,
        paxType: one.paxType,
        issuedAt: ticketsAt ?? paidAt ?? booked.at,
        paidWith: booked.points > 0 ? 'mixed' : 'cash',
        involuntary: orderNo in changedFlights,
        // Services that were bought beside a ticket are not refunded.
        ...(attached > 0 && { attached }),
        coupons: coupons[at] ?? [],
      } as const,
    ];
  });
}

/** Stores that a ticket is read from. */
interface Sources {
  readonly orders: TicketStore;
  readonly checkIn: CheckInStore;
  readonly schedule: Pick<Schedule, 'on'>;
  readonly clock: Clock;
}

/** Opens the book; the first look makes the fixed tickets, whose days then stay. */
export function createTicketBook({ orders, checkIn, schedule, clock }: Sources): TicketBook {
  const changes = new Map<string, TicketChange>();
  const added: TicketRecord[] = [];
  let fixed: readonly TicketRecord[] | undefined;

  /** Ticket numbers with which somebody is checked in on a flight. */
  const checkedIn = (cardNo: string | undefined): ReadonlySet<string> =>
    new Set(
      cardNo === undefined
        ? []
        : checkIn.bookings
            .journeys(cardNo)
            .flatMap(({ segments }) =>
              segments.flatMap(({ flight, travellers }) =>
                travellers.flatMap(({ state, ticketNo }) =>
                  state === 'checkedIn' ? [`${ticketNo} ${flight.flightNo}`] : [],
                ),
              ),
            ),
    );

  const asOfNow = (ticket: TicketRecord): TicketRecord => {
    const now = clock.now().getTime();
    const changed = { ...ticket, ...changes.get(ticket.ticketNo) };
    const there = checkedIn(changed.cardNo);
    const coupons = changed.coupons.map((held): Coupon => {
      if (!isUsable(held)) return held;
      const coupon = asLeaving(held, schedule);
      const isThere = there.has(`${ticket.ticketNo} ${coupon.flightNo}`);
      const state = isThere ? 'checkedIn' : coupon.state;
      // A ticket that nobody has checked in with is not flown: its passenger has missed the flight.
      return {
        ...coupon,
        state: state === 'checkedIn' && Date.parse(coupon.departs) <= now ? 'flown' : state,
      };
    });
    return { ...changed, coupons };
  };

  const all = (
    seeded: readonly TicketRecord[],
    booked: readonly TicketOrderRecord[],
  ): readonly TicketRecord[] => {
    const now = clock.now().getTime();
    const issued = booked.flatMap((order) => (isIssued(order, now) ? ticketsOf(order) : []));
    return [...seeded, ...issued, ...added];
  };

  /** All of them as they were issued. */
  const asIssued = (): readonly TicketRecord[] => {
    if (!fixed) {
      const first = [clock.today(), clock.now().getTime()] as const;
      fixed = [...fixedTickets(...first), ...requestedTickets(...first)];
    }
    return all(fixed, orders.all());
  };

  const every = (): readonly TicketRecord[] => asIssued().map(asOfNow);

  // Numbers of tickets and orders never change: what has others need not be brought up to now.
  const find = (ticketNo: string) => {
    const found = asIssued().find((ticket) => ticket.ticketNo === ticketNo);
    return found && asOfNow(found);
  };

  return {
    list: (cardNo) =>
      every()
        .filter((ticket) => ticket.cardNo === cardNo)
        .toSorted((one, other) => other.issuedAt - one.issuedAt),
    find,
    ofOrder: (orderNo) =>
      asIssued()
        .filter((ticket) => ticket.orderNo === orderNo)
        .map(asOfNow),
    every,
    known: () => all(fixed ?? [], orders.booked()).map(asOfNow),
    change: (ticketNo, change) => void changes.set(ticketNo, { ...changes.get(ticketNo), ...change }),
    issue(ticket) {
      const issued = { ...ticket, ticketNo: orders.nextTicket() };
      added.push(issued);
      return issued;
    },
    clear() {
      changes.clear();
      added.length = 0;
      fixed = undefined;
    },
  };
}
