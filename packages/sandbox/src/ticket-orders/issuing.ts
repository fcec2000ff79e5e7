import { diceOf } from '../random.ts';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from '../check-in/records.ts';
import { ticketInformation } from '../seed/check-in/people.ts';
import type { Member } from '../seed/members.ts';
import type { Schedule } from '../timetable/schedule.ts';
import type { Clock } from '../clock.ts';
import type { Stores } from '../stores.ts';
import { changedService, changeIn } from '../timetable/day-changes.ts';
import { clockOf } from '../timetable/service.ts';
import { chosenSeats, ticketOrderNos } from './inputs.ts';
import { ticketStateAt } from './ticket-state.ts';
import type { Booked, BookedPerson } from './records.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Booking reference of an order: six letters and digits. */
function pnrOf(orderNo: string): string {
  const dice = diceOf(`pnr ${orderNo}`);
  return Array.from({ length: 6 }, () => letters[dice.whole(0, letters.length - 1)] ?? 'A').join('');
}

/** Infants ride with the adults, one each, in order. */
function lapOf(
  at: number,
  people: readonly BookedPerson[],
  idOf: (at: number) => string,
): string | undefined {
  const adult = people.slice(0, at).filter(({ paxType }) => paxType === 'ADT').length;
  const infants = people.flatMap(({ paxType }, index) => (paxType === 'INF' ? [idOf(index)] : []));
  return people[at]?.paxType === 'ADT' ? infants[adult] : undefined;
}

/** Journey of an order whose tickets are issued, as check-in keeps it. */
function journeyOf(
  orderNo: string,
  { chosen, people }: Booked,
  schedule: Pick<Schedule, 'on'>,
): JourneyRecord {
  // Numbers of the seed and those that are given later differ in their middle.
  const series = orderNo.slice(4);
  const idOf = (at: number) => `P-B${series}-${at + 1}`;
  const travellers = people.map(({ person, card, ticketNo = '' }, at): TravellerRecord => {
    const infantId = lapOf(at, people, idOf);
    const seat = chosenSeats[orderNo]?.[at];
    return {
      passengerId: idOf(at),
      person,
      ticketNo,
      ...(card && { card }),
      ...(infantId !== undefined && { infantId }),
      ...(seat !== undefined && { seat }),
      state: 'open',
      information: ticketInformation(person),
    };
  });
  const segments = chosen
    .flatMap(({ way }) => way)
    .map(({ service, day }, at): SegmentRecord => {
      const { flightNo, from, to, departs } = changedService(
        service,
        changeIn(schedule.on(day), service.flightNo, day),
      );
      const flight = { flightNo, from, to, departs: clockOf(departs) };
      return { segmentId: `S-B${series}-${at + 1}`, flight, day, autoCheckIn: false, travellers };
    });
  return { bookingId: `B${orderNo}`, pnr: pnrOf(orderNo), segments };
}

/** Orders of the seed that were flown before anything is looked at. */
const longSince: ReadonlySet<string> = new Set([ticketOrderNos.flown, ticketOrderNos.paper]);

/** Orders of tickets, and how the flights of a day leave. */
type Sold = Pick<Stores, 'tickets' | 'schedule'>;

/** Journeys of a member's orders whose tickets are issued. */
export const journeysOfOrders = ({ tickets, schedule }: Sold, cardNo: string): readonly JourneyRecord[] =>
  tickets
    .all()
    .flatMap(({ orderNo, cardNo: owner, booked }) =>
      owner === cardNo && booked?.issued && booked.splitFrom === undefined && !longSince.has(orderNo)
        ? [journeyOf(orderNo, booked, schedule)]
        : [],
    );

/** Stores that issuing writes in, or asks. */
type Works = Sold & Pick<Stores, 'checkIn'>;

/** Issues the tickets of every order that is paid and ready: each passenger has a number, and the member a journey. */
export function issueTickets({ tickets, checkIn, schedule }: Works, clock: Clock): void {
  const now = clock.now().getTime();
  for (const order of tickets.booked()) {
    const { orderNo, cardNo, booked } = order;
    if (booked.issued || ticketStateAt(order, now) !== 'ticketed') continue;
    const people = booked.people.map((one) => ({ ...one, ticketNo: tickets.nextTicket() }));
    const issued: Booked = { ...booked, people, issued: true };
    tickets.change(orderNo, { booked: issued });
    if (cardNo !== undefined) tellJourney({ checkIn, schedule }, cardNo, orderNo, issued);
  }
}

function tellJourney(
  { checkIn, schedule }: Omit<Works, 'tickets'>,
  cardNo: string,
  orderNo: string,
  issued: Booked,
): void {
  const journey = journeyOf(orderNo, issued, schedule);
  // A member's first look at the journeys finds it there already.
  const isKnown = checkIn.bookings.journeys(cardNo).some(({ bookingId }) => bookingId === journey.bookingId);
  if (!isKnown) checkIn.bookings.add(cardNo, journey);
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Orders of guests become those of a member whose phone is the one that was verified with them, tickets and journeys with them; their
 * keys stay good for who is paying. Source: decision 40.
 */
export function adoptOrders(
  { tickets, checkIn, schedule }: Works,
  { cardNo, phone }: Pick<Member, 'cardNo' | 'phone'>,
): void {
  if (phone === undefined) return;
  for (const { orderNo, cardNo: owner, booked } of tickets.booked()) {
    if (owner !== undefined || digitsOf(booked.phone) !== `86${phone}`) continue;
    tickets.change(orderNo, { cardNo });
    if (booked.issued) tellJourney({ checkIn, schedule }, cardNo, orderNo, booked);
  }
}
