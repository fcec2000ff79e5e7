import type { PassOnWire } from '@mapp/kit/contracts';
import {
  expectedTime,
  barcodeOf,
  passName,
  shareIdentity,
  type CabinClass,
  type PassFlight,
} from '@mapp/kit/rules';
import { passengerType } from '../seed/check-in/companions.ts';
import { decksOf } from '../seed/check-in/flights.ts';
import { ownProgramme } from '../saved-people/programmes.ts';
import type { Member } from '../seed/members.ts';
import { chinaTime, departsAt, tripOf } from '../stops.ts';
import { expectedTrip, shownFor } from '../dynamics/shown.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { airportOf, gateBefore } from './airport.ts';
import type { JourneyRecord, SegmentRecord, TravellerRecord } from './records.ts';
import { refuse } from './refusals.ts';
import { settle } from './settling.ts';
import { ticketNameOf, nameIn } from '../seed/persons.ts';
import { noPass } from './trouble.ts';

/** Flights for whose passes the airline sends no barcode. */
const withoutBarcode = new Set(['MU5101', 'MU5407']);

/** Booking classes by cabin. */
const fares: Readonly<Record<CabinClass, string>> = { first: 'F', business: 'J', premium: 'W', economy: 'Y' };

function cabinOf({ flight }: SegmentRecord, seat: string | undefined): CabinClass {
  const cabins = decksOf(flight.flightNo).flatMap((deck) => deck.cabins);
  const own = cabins.find(({ rows }) =>
    rows.some(({ elements }) =>
      elements.some((element) => element.type === 'seat' && element.seat.designator === seat),
    ),
  );
  return own && own.class !== 'unknown' ? own.class : 'economy';
}

/** Rows from behind board first. */
const groupOf = (seat: string | undefined): string | undefined => {
  if (seat === undefined) return undefined;
  return Number.parseInt(seat, 10) >= 21 ? 'B' : 'C';
};

type WireFlight = PassOnWire['flights'][number];

/** An hour ago, and never when the flight was as good as gone. */
const gateChangedAt = ({ flight, day }: SegmentRecord, now: number): number =>
  Math.min(now, departsAt(flight, day) - 90 * 60_000) - 3_600_000;

function flightOf(
  context: RequestContext,
  segment: SegmentRecord,
  { seat, sequence }: TravellerRecord,
): WireFlight {
  const now = context.clock.now().getTime();
  const shown = shownFor(segment.flight, segment.day, context);
  const { gate, boards, gateCloses, walk } = airportOf(segment, now, shown);
  const moved = shown?.current.gateBefore;
  const before = gate === undefined ? undefined : (moved ?? gateBefore(segment));
  const told = shown?.told ?? chinaTime(gateChangedAt(segment, now));
  const { departure, arrival, flightNo } = expectedTrip(
    tripOf(segment.flight, segment.day, context.language),
    shown,
  );
  const changes: NonNullable<WireFlight['changes']> = [
    ...(before === undefined
      ? []
      : [
          {
            what: 'gate' as const,
            before,
            at: moved === undefined ? chinaTime(gateChangedAt(segment, now)) : told,
          },
        ]),
    ...(departure.expected === undefined
      ? []
      : [{ what: 'departure' as const, before: departure.time, at: told }]),
  ];
  const group = groupOf(seat);
  const cabin = cabinOf(segment, seat);
  return {
    segmentId: segment.segmentId,
    flightNo,
    // A pass shows the time that counts, and tells the former one as a change.
    departure: { ...departure, time: expectedTime(departure) },
    arrival: { ...arrival, time: expectedTime(arrival) },
    ...(gate !== undefined && { gate }),
    ...(boards !== undefined && { boards }),
    ...(gateCloses !== undefined && { gateCloses }),
    ...(walk !== undefined && { walk }),
    ...(seat !== undefined && { seat }),
    ...(sequence !== undefined && { sequence }),
    ...(group !== undefined && { group }),
    cabin,
    fare: fares[cabin],
    ...(changes.length > 0 && { changes }),
  };
}

/** The member, or who has given a membership with the booking. */
const memberOf = (
  { identities, cardNo, tier }: Member,
  { person, card }: TravellerRecord,
): PassOnWire['member'] => {
  if (card && card.kind !== ownProgramme) return { airline: card.kind, number: card.number };
  if (shareIdentity(identities, person.idList)) return { airline: ownProgramme, number: cardNo, tier };
  return card && { airline: card.kind, number: card.number };
};

const passengerKinds = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** The barcode’s text as the airline writes it. */
function barcodeFor(pass: Omit<PassOnWire, 'barcode'>): string | undefined {
  const [first, ...rest] = pass.flights.map(({ departure, arrival, ...flight }): PassFlight => ({
    ...flight,
    from: departure,
    to: arrival,
  }));
  const name = passName(pass.ticketName);
  if (!first || name === undefined || withoutBarcode.has(first.flightNo)) return undefined;
  const { member } = pass;
  const written = barcodeOf(
    {
      id: pass.passId,
      flights: [first, ...rest],
      name,
      passenger: passengerKinds[pass.paxType],
      ticketNo: pass.ticketNo,
    },
    { pnr: pass.pnr, ...(member && { member: { airline: member.airline, number: member.number } }) },
    pass.issued,
  );
  return written.ok ? written.value : undefined;
}

/** The pass of one passenger, for this segment and those after it for which they are checked in. */
function passOf(
  context: RequestContext,
  { pnr, segments }: JourneyRecord,
  at: SegmentRecord,
  traveller: TravellerRecord,
): PassOnWire {
  const { passengerId, person, ticketNo } = traveller;
  const flights = segments.slice(segments.indexOf(at)).flatMap((segment) => {
    const own = segment.travellers.find((one) => one.passengerId === passengerId);
    return own?.state === 'checkedIn' ? [flightOf(context, segment, own)] : [];
  });
  const member = memberOf(signedIn(context), traveller);
  const opens = departsAt(at.flight, at.day) - 48 * 3_600_000;
  const pass: Omit<PassOnWire, 'barcode'> = {
    passId: `B-${at.segmentId.slice(2)}-${passengerId.slice(7)}`,
    passengerId,
    name: nameIn(person, context.language),
    ticketName: ticketNameOf(person),
    paxType: passengerType(person, at.day),
    ticketNo,
    pnr,
    ...(member && { member }),
    issued: chinaTime(Math.min(context.clock.now().getTime(), opens + 24 * 3_600_000)),
    flights,
  };
  const barcode = barcodeFor(pass);
  return { ...pass, ...(barcode !== undefined && { barcode }) };
}

/** The boarding passes of a segment. */
export const passes: Pick<Answers, 'boardingPasses'> = {
  boardingPasses(context, { segmentId }) {
    settle(context);
    const found = context.checkIn.bookings.find(signedIn(context).cardNo, segmentId);
    if (!found) return refuse('unknown', context);
    const { journey, segment } = found;
    if (segment.flight.flightNo === noPass) return refuse('CKI07', context);
    const list = segment.travellers
      .filter(({ state }) => state === 'checkedIn')
      .map((traveller) => passOf(context, journey, segment, traveller));
    return { envelope: 'Code', payload: { passes: list } };
  },
};
