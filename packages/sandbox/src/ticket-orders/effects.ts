import { localTime } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from '../check-in/records.ts';
import { departsAt } from '../seed/flights.ts';
import { isUsable, type Coupon, type Exchanged, type TicketRecord } from './ticket-records.ts';

type Stores = Pick<RequestContext, 'ticketBook' | 'checkIn'>;

const isOn = ({ flight, day }: SegmentRecord, coupons: readonly Coupon[]): boolean =>
  coupons.some((coupon) => coupon.flightNo === flight.flightNo && coupon.day === day);

/** Seats of one ticket's flights are free again, and orders for them give their money back. */
function releaseSeats({ checkIn }: Stores, cardNo: string, travellers: ReadonlySet<string>): void {
  for (const order of checkIn.orders.list(cardNo)) {
    if (order.state === 'cancelled') continue;
    const all = order.seats.every(({ segmentId, passengerId }) =>
      travellers.has(`${segmentId} ${passengerId}`),
    );
    if (!all || order.seats.length === 0) continue;
    const paid = order.paidBy === 'cash' || order.paidBy === 'points';
    checkIn.orders.change(cardNo, order.orderNo, {
      state: 'cancelled',
      ...(paid && order.state === 'completed' && { refunding: true }),
    });
  }
}

/** Takes the holder of a ticket off flights of the member's journeys; a check-in for them ends. */
function leave(
  stores: Stores,
  ticket: TicketRecord,
  coupons: readonly Coupon[],
): TravellerRecord | undefined {
  const { cardNo, ticketNo } = ticket;
  if (cardNo === undefined) return undefined;
  const { bookings } = stores.checkIn;
  let left: TravellerRecord | undefined;
  const places = new Set<string>();
  const without = (segment: SegmentRecord): SegmentRecord => {
    const traveller = segment.travellers.find((one) => one.ticketNo === ticketNo);
    if (!traveller || !isOn(segment, coupons)) return segment;
    left = traveller;
    places.add(`${segment.segmentId} ${traveller.passengerId}`);
    return {
      ...segment,
      travellers: segment.travellers
        .filter((one) => one !== traveller)
        .map(({ infantId, ...one }) =>
          infantId === undefined || infantId === traveller.passengerId ? one : { ...one, infantId },
        ),
    };
  };
  for (const journey of bookings.journeys(cardNo)) {
    const segments = journey.segments.map(without);
    if (segments.some((segment, at) => segment !== journey.segments[at]))
      bookings.replace(cardNo, {
        ...journey,
        segments: segments.filter(({ travellers }) => travellers.length > 0),
      });
  }
  releaseSeats(stores, cardNo, places);
  if (places.size > 0) stores.checkIn.hasChanged(cardNo);
  return left;
}

/**
 * Gives a ticket back: what is not flown can never be flown, and trip, check-in, seats and insurance follow at once.
 * @returns the ticket as it is then; undefined for one that the airline does not know
 */
export function giveBackTicket(stores: Stores, ticketNo: string): TicketRecord | undefined {
  const ticket = stores.ticketBook.find(ticketNo);
  if (!ticket) return undefined;
  leave(stores, ticket, ticket.coupons.filter(isUsable));
  stores.ticketBook.change(ticketNo, {
    coupons: ticket.coupons.map((coupon) => (isUsable(coupon) ? { ...coupon, state: 'refunded' } : coupon)),
    ...(ticket.attached !== undefined && { attached: 0 }),
  });
  return stores.ticketBook.find(ticketNo);
}

/** Seats the holder of a new ticket on its flights, beside those of the booking who fly them already. */
function join(
  { checkIn }: Stores,
  { cardNo, ticketNo, orderNo }: TicketRecord,
  coupons: readonly Coupon[],
  traveller: TravellerRecord,
): void {
  if (cardNo === undefined) return;
  const { bookings } = checkIn;
  const bookingId = `B${orderNo}`;
  const known = bookings.journeys(cardNo).find((journey) => journey.bookingId === bookingId);
  const { passengerId, person, infantId, needsHelp, information } = traveller;
  const fresh: TravellerRecord = {
    passengerId,
    person,
    ticketNo,
    ...(infantId !== undefined && { infantId }),
    ...(needsHelp !== undefined && { needsHelp }),
    state: 'open',
    information,
  };
  const segments = coupons.reduce<readonly SegmentRecord[]>(
    (all, { flightNo, from, to, day, departs }, at) => {
      const same = all.find((one) => one.flight.flightNo === flightNo && one.day === day);
      if (same)
        return all.map((one) => (one === same ? { ...one, travellers: [...one.travellers, fresh] } : one));
      const segmentId = `S-X${ticketNo.slice(-6)}-${at + 1}`;
      return [
        ...all,
        {
          segmentId,
          flight: { flightNo, from, to, departs: localTime(departs).time },
          day,
          autoCheckIn: false,
          travellers: [fresh],
        },
      ];
    },
    known?.segments ?? [],
  );
  const journey: JourneyRecord = {
    bookingId,
    pnr: known?.pnr ?? `X${ticketNo.slice(-5)}`,
    segments: segments.toSorted(
      (one, other) => departsAt(one.flight, one.day) - departsAt(other.flight, other.day),
    ),
  };
  if (known) bookings.replace(cardNo, journey);
  else bookings.add(cardNo, journey);
  checkIn.hasChanged(cardNo);
}

/** New flights of a ticket, and the order that they belong to; its own unless the party is split. */
export interface Exchange {
  readonly coupons: readonly Coupon[];
  readonly orderNo?: string;
  readonly issuedAt: number;
  readonly exchanged: Exchanged;
}

/**
 * Issues a new ticket in place of one: its unflown flights are exchanged, and trip, check-in and seats follow at once.
 * @returns the new ticket; undefined for one that the airline does not know
 */
export function exchangeTicket(
  stores: Stores,
  ticketNo: string,
  { coupons, orderNo, issuedAt, exchanged }: Exchange,
): TicketRecord | undefined {
  const old = stores.ticketBook.find(ticketNo);
  if (!old) return undefined;
  const { ticketNo: replaces, special: _, ...rest } = old;
  // A duty of the airline for a flight lasts for as long as it is flown.
  const keepsFlights = old.coupons
    .filter(isUsable)
    .every((was) => coupons.some((is) => is.flightNo === was.flightNo && is.day === was.day));
  const traveller = leave(stores, old, old.coupons.filter(isUsable));
  const issued = stores.ticketBook.issue({
    ...rest,
    replaces,
    exchanged,
    involuntary: old.involuntary && keepsFlights,
    issuedAt,
    coupons: [...coupons],
    ...(orderNo !== undefined && { orderNo }),
  });
  stores.ticketBook.change(ticketNo, {
    replacedBy: issued.ticketNo,
    coupons: old.coupons.map((coupon) => (isUsable(coupon) ? { ...coupon, state: 'exchanged' } : coupon)),
  });
  if (traveller) join(stores, issued, coupons, traveller);
  return issued;
}
