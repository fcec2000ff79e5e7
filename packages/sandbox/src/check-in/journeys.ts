import type { CheckInJourneys, Journey, JourneySegment, Traveller } from '@mapp/kit/contracts';
import {
  beneficiaryName,
  checkInClosesMinutes,
  checkInOpensHours,
  shareIdentity,
  windowState,
  ageOn,
} from '@mapp/kit/rules';
import { expectedTrip, shownFor } from '../dynamics/shown.ts';
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
import { isInformed, relationOf, windowOf } from './travellers.ts';
import { ticketNameOf, ticketNamesOf, nameIn } from '../seed/persons.ts';

/** The order that somebody's seat was paid with. */
const seatOrderOf = (context: RequestContext, segmentId: string, { passengerId, paid }: TravellerRecord) =>
  paid &&
  context.checkIn.orders
    .list(signedIn(context).cardNo)
    .find(
      ({ state, seats }) =>
        state === 'completed' &&
        seats.some((one) => one.segmentId === segmentId && one.passengerId === passengerId),
    )?.orderNo;

function travellerOf(context: RequestContext, segment: SegmentRecord, record: TravellerRecord): Traveller {
  const { segmentId, flight, day } = segment;
  const { passengerId, person, infantId, needsHelp, ticketNo, state, seat } = record;
  const { sequence, failure, reference } = record;
  const seatOrder = seatOrderOf(context, segmentId, record);
  return {
    passengerId,
    name: nameIn(person, context.language),
    ticketName: ticketNameOf(person),
    paxType: passengerType(person, day),
    age: Math.max(0, ageOn(person.birthday, day)),
    relation: relationOf(context, person),
    ticketNo,
    state,
    ...(infantId !== undefined && { infantId }),
    ...(needsHelp !== undefined && { needsHelp }),
    ...(seat !== undefined && { seat }),
    ...(seatOrder !== undefined && { seatOrder }),
    ...(sequence !== undefined && { sequence }),
    ...(isInternational(flight) && { informed: isInformed(record) }),
    ...(failure !== undefined && { failure: failures[failure][context.language] }),
    ...(reference !== undefined && { reference }),
  };
}

function segmentOf(context: RequestContext, segment: SegmentRecord): JourneySegment {
  const { segmentId, flight, day, autoCheckIn, travellers } = segment;
  const shown = shownFor(flight, day, context);
  return {
    segmentId,
    ...expectedTrip(tripOf(flight, day, context.language), shown),
    ...(shown?.state === 'cancelled' && { cancelled: true }),
    international: isInternational(flight),
    supported: isOwn(flight),
    autoCheckIn,
    airport: airportOf(segment, context.clock.now().getTime(), shown),
    passengers: travellers.map((traveller) => travellerOf(context, segment, traveller)),
  };
}

const journeyOf = (context: RequestContext, { bookingId, segments }: JourneyRecord): Journey => ({
  bookingId,
  segments: segments.map((segment) => segmentOf(context, segment)),
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
  checkInJourneys(context) {
    const { cardNo } = signedIn(context);
    settle(context);
    const payload: CheckInJourneys = {
      now: chinaTime(context.clock.now().getTime()),
      journeys: context.checkIn.bookings.journeys(cardNo).map((journey) => journeyOf(context, journey)),
    };
    return { envelope: 'Code', payload };
  },

  findTicket(context, { ticketNo, name }) {
    const { cardNo } = signedIn(context);
    const number = ticketNo.replaceAll(/[\s-]/g, '');
    const own = context.checkIn.bookings
      .journeys(cardNo)
      .find(({ segments }) =>
        segments.some(({ travellers }) =>
          travellers.some(
            (one) =>
              one.ticketNo === number &&
              [beneficiaryName(one.person), ...ticketNamesOf(one.person)].some(
                (known) => plain(known) === plain(name),
              ),
          ),
        ),
      );
    if (own) return { envelope: 'Code', payload: { bookingId: own.bookingId, known: true } };
    const ticket = ticketByNumber(number, context.clock.today());
    const names = ticket ? [beneficiaryName(ticket.person), ...ticketNamesOf(ticket.person)] : [];
    if (!ticket || !names.some((known) => plain(known) === plain(name))) return refuse('CKI12', context);
    if (!isOwn(ticket.flight)) return refuse('CKI16', context);
    return { envelope: 'Code', payload: { bookingId: ticket.bookingId, known: false } };
  },

  verifyTicket(context, { bookingId, ...identity }) {
    const { cardNo } = signedIn(context);
    const { checkIn, clock } = context;
    const own = checkIn.bookings.journeys(cardNo).find((journey) => journey.bookingId === bookingId);
    const ticket = ticketByBooking(bookingId, clock.today());
    const people = own
      ? own.segments.flatMap(({ travellers }) => travellers.map(({ person }) => person))
      : ticket
        ? [ticket.person]
        : [];
    if (people.length === 0) return refuse('CKI12', context);
    if (!people.some(({ idList }) => shareIdentity(idList, [identity]))) return refuse('CKI13', context);
    if (!own && ticket) checkIn.bookings.add(cardNo, journeyOfTicket(checkIn, cardNo, ticket));
    return done;
  },

  setAutoCheckIn(context, { segmentId, on }) {
    const { cardNo } = signedIn(context);
    const { checkIn, clock } = context;
    const segment = checkIn.bookings.find(cardNo, segmentId)?.segment;
    if (!segment) return refuse('unknown', context);
    if (!isOwn(segment.flight)) return refuse('CKI16', context);
    if (windowState(windowOf(segment), clock.now().getTime()) === 'closed') return refuse('CKI08', context);
    checkIn.bookings.change(cardNo, segmentId, { autoCheckIn: on });
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
    return { envelope: 'resultCode', payload: { cities: payload } };
  },
};
