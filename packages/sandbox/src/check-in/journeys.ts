import type { CheckInJourneys, Journey, JourneySegment, Traveller } from '@mapp/kit/contracts';
import {
  beneficiaryName,
  checkInClosesMinutes,
  checkInOpensHours,
  shareIdentity,
  windowState,
  ageOn,
} from '@mapp/kit/rules';
import { cities } from '../seed/check-in/cities.ts';
import { passengerType } from '../seed/check-in/companions.ts';
import { isInternational, isOwn } from '../seed/check-in/flights.ts';
import { chinaTime, tripOf } from '../stops.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { airportOf } from './airport.ts';
import { failures } from './failures.ts';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from './records.ts';
import { done, refuse } from './refusals.ts';
import { settle } from './settling.ts';
import { journeyOfTicket, ticketByBooking, ticketByNumber } from './tickets.ts';
import { isInformed, relationOf, ticketNameOf, windowOf } from './travellers.ts';

/** The order that somebody's seat was paid with. */
const seatOrderOf = (visit: RequestContext, segmentId: string, { passengerId, paid }: TravellerRecord) =>
  paid &&
  visit.room.orders
    .list(signedIn(visit).cardNo)
    .find(
      ({ state, seats }) =>
        state === 'completed' &&
        seats.some((one) => one.segmentId === segmentId && one.passengerId === passengerId),
    )?.orderNo;

function travellerOf(visit: RequestContext, segment: SegmentRecord, record: TravellerRecord): Traveller {
  const { segmentId, flight, day } = segment;
  const { passengerId, person, infantId, needsHelp, ticketNo, state, seat } = record;
  const { sequence, failure, reference } = record;
  const seatOrder = seatOrderOf(visit, segmentId, record);
  return {
    passengerId,
    name: beneficiaryName(person),
    ticketName: ticketNameOf(person),
    paxType: passengerType(person, day),
    age: Math.max(0, ageOn(person.birthday, day)),
    relation: relationOf(visit, person),
    ticketNo,
    state,
    ...(infantId !== undefined && { infantId }),
    ...(needsHelp !== undefined && { needsHelp }),
    ...(seat !== undefined && { seat }),
    ...(seatOrder !== undefined && { seatOrder }),
    ...(sequence !== undefined && { sequence }),
    ...(isInternational(flight) && { informed: isInformed(record) }),
    ...(failure !== undefined && { failure: failures[failure][visit.language] }),
    ...(reference !== undefined && { reference }),
  };
}

function segmentOf(visit: RequestContext, segment: SegmentRecord): JourneySegment {
  const { segmentId, flight, day, autoCheckIn, travellers } = segment;
  return {
    segmentId,
    ...tripOf(flight, day, visit.language),
    international: isInternational(flight),
    supported: isOwn(flight),
    autoCheckIn,
    airport: airportOf(segment, visit.clock.now().getTime()),
    passengers: travellers.map((traveller) => travellerOf(visit, segment, traveller)),
  };
}

const journeyOf = (visit: RequestContext, { bookingId, segments }: JourneyRecord): Journey => ({
  bookingId,
  segments: segments.map((segment) => segmentOf(visit, segment)),
});

/** The documents ask for a family and a given name; spaces, slashes and case do not matter. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s/·]/g, '')
    .toUpperCase();

/** The journeys of check-in, tickets that join them, and when cities open and close. */
export const journeys: Pick<
  Answers,
  'checkInJourneys' | 'findTicket' | 'verifyTicket' | 'setAutoCheckIn' | 'checkInCities'
> = {
  checkInJourneys(visit) {
    const { cardNo } = signedIn(visit);
    settle(visit);
    const payload: CheckInJourneys = {
      now: chinaTime(visit.clock.now().getTime()),
      journeys: visit.room.bookings.journeys(cardNo).map((journey) => journeyOf(visit, journey)),
    };
    return { dress: 'Code', payload };
  },

  findTicket(visit, { ticketNo, name }) {
    const { cardNo } = signedIn(visit);
    const number = ticketNo.replaceAll(/[\s-]/g, '');
    const own = visit.room.bookings
      .journeys(cardNo)
      .find(({ segments }) =>
        segments.some(({ travellers }) =>
          travellers.some(
            (one) =>
              one.ticketNo === number &&
              [beneficiaryName(one.person), ticketNameOf(one.person)].some(
                (known) => plain(known) === plain(name),
              ),
          ),
        ),
      );
    if (own) return { dress: 'Code', payload: { bookingId: own.bookingId, known: true } };
    const ticket = ticketByNumber(number, visit.clock.today());
    const names = ticket ? [beneficiaryName(ticket.person), ticketNameOf(ticket.person)] : [];
    if (!ticket || !names.some((known) => plain(known) === plain(name))) return refuse('CKI12', visit);
    if (!isOwn(ticket.flight)) return refuse('CKI16', visit);
    return { dress: 'Code', payload: { bookingId: ticket.bookingId, known: false } };
  },

  verifyTicket(visit, { bookingId, ...identity }) {
    const { cardNo } = signedIn(visit);
    const { room, clock } = visit;
    const own = room.bookings.journeys(cardNo).find((journey) => journey.bookingId === bookingId);
    const ticket = ticketByBooking(bookingId, clock.today());
    const people = own
      ? own.segments.flatMap(({ travellers }) => travellers.map(({ person }) => person))
      : ticket
        ? [ticket.person]
        : [];
    if (people.length === 0) return refuse('CKI12', visit);
    if (!people.some(({ idList }) => shareIdentity(idList, [identity]))) return refuse('CKI13', visit);
    if (!own && ticket) room.bookings.add(cardNo, journeyOfTicket(room, cardNo, ticket));
    return done;
  },

  setAutoCheckIn(visit, { segmentId, on }) {
    const { cardNo } = signedIn(visit);
    const { room, clock } = visit;
    const segment = room.bookings.find(cardNo, segmentId)?.segment;
    if (!segment) return refuse('unknown', visit);
    if (!isOwn(segment.flight)) return refuse('CKI16', visit);
    if (windowState(windowOf(segment), clock.now().getTime()) === 'closed') return refuse('CKI08', visit);
    room.bookings.change(cardNo, segmentId, { autoCheckIn: on });
    return done;
  },

  checkInCities({ language }) {
    const payload = cities.map(({ city, name, airports, international, counterMinutes }) => ({
      city,
      name: name[language],
      airports: airports[language],
      international,
      opensHours: checkInOpensHours,
      closesMinutes: checkInClosesMinutes[international ? 'international' : 'domestic'],
      counterMinutes,
    }));
    return { dress: 'resultCode', payload: { cities: payload } };
  },
};
