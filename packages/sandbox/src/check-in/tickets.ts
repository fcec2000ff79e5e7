import { shareIdentity, type Day, type IdentityKey } from '@mapp/kit/rules';
import { ticketInformation } from '../seed/check-in/people.ts';
import { registerOn, type TicketRecord } from '../seed/check-in/register.ts';
import type { Person } from '../seed/persons.ts';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from './records.ts';
import type { CheckInStore } from './store.ts';

export const ticketByNumber = (ticketNo: string, today: Day): TicketRecord | undefined =>
  registerOn(today).find((ticket) => ticket.ticketNo === ticketNo);

export const ticketByBooking = (bookingId: string, today: Day): TicketRecord | undefined =>
  registerOn(today).find((ticket) => ticket.bookingId === bookingId);

/** The ticket that somebody with this document holds for a departure. */
export const ticketFor = (
  identity: IdentityKey,
  { flight, day }: Pick<SegmentRecord, 'flight' | 'day'>,
  today: Day,
): TicketRecord | undefined =>
  registerOn(today).find(
    (ticket) =>
      ticket.flight.flightNo === flight.flightNo &&
      ticket.day === day &&
      shareIdentity(ticket.person.idList, [identity]),
  );

/** The id that somebody has on all segments of a member: the known one, or the next. */
function passengerIdOf(checkIn: CheckInStore, cardNo: string, person: Person): string {
  const known = checkIn.bookings
    .journeys(cardNo)
    .flatMap(({ segments }) => segments.flatMap(({ travellers }) => travellers))
    .find((traveller) => shareIdentity(traveller.person.idList, person.idList));
  // Saved passengers have the numbers below.
  return known?.passengerId ?? `P-${cardNo.slice(-4)}-${20 + checkIn.next(`passenger ${cardNo}`)}`;
}

/** Holder of a ticket, as a traveller of the member. */
export const travellerOfTicket = (
  checkIn: CheckInStore,
  cardNo: string,
  ticket: TicketRecord,
): TravellerRecord => ({
  passengerId: passengerIdOf(checkIn, cardNo, ticket.person),
  person: ticket.person,
  ticketNo: ticket.ticketNo,
  state: 'open',
  information: ticketInformation(ticket.person),
});

/** A found ticket as a journey of its own. */
export function journeyOfTicket(checkIn: CheckInStore, cardNo: string, ticket: TicketRecord): JourneyRecord {
  const member = cardNo.slice(-4);
  const segmentId = `S-${member}-${20 + checkIn.next(`segment ${cardNo}`)}`;
  const { bookingId, ticketNo, flight, day } = ticket;
  return {
    bookingId,
    pnr: `N${ticketNo.slice(-5)}`,
    segments: [
      {
        segmentId,
        flight,
        day,
        autoCheckIn: false,
        travellers: [travellerOfTicket(checkIn, cardNo, ticket)],
      },
    ],
  };
}
