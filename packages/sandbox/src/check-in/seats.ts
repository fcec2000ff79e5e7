import type { seatMap as seatMapCall } from '@mapp/kit/contracts';
import type { SeatPrice, Seating } from '@mapp/kit/rules';
import { flightOf } from '../seed/check-in/flights.ts';
import { chinaTime, departsAt, tripOf } from '../stops.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { decksNow } from './cabin-now.ts';
import { complete, dropWaiting } from './completion.ts';
import { decksOnWire } from './deck-wire.ts';
import { examine, hadByAnother, leavesPaidSeat, wrongPassenger } from './examination.ts';
import type { OrderedSeatRecord } from './order-records.ts';
import type { SegmentRecord } from './records.ts';
import { refuse, type Why } from './refusals.ts';
import { payMinutes } from './seat-orders.ts';
import { settle } from './settling.ts';
import { connectionMissed, windowOf } from './travellers.ts';
import { noMap, troubleOf } from './trouble.ts';

type Held = (typeof seatMapCall)['response']['_zod']['input']['held'];

/** The seats of this segment that an unpaid order keeps. */
function heldOn({ checkIn }: RequestContext, cardNo: string, segmentId: string): Held {
  for (const { orderNo, state, payUntil, seats } of checkIn.orders.list(cardNo)) {
    const here = seats.filter((one) => one.segmentId === segmentId);
    if (state !== 'waiting' || payUntil === undefined || here.length === 0) continue;
    return {
      orderNo,
      until: chinaTime(payUntil),
      seats: here.map(({ passengerId, seat }) => ({ passengerId, seat })),
    };
  }
  return undefined;
}

interface Part {
  readonly segment: SegmentRecord;
  readonly seats: Seating;
}

type Wanted = readonly {
  readonly segmentId: string;
  readonly passengerId: string;
  readonly seat: string;
}[];

/** The order that keeps just these seats already: choosing them once more is no other order. */
const standing = ({ checkIn }: RequestContext, cardNo: string, wanted: Wanted) =>
  checkIn.orders
    .list(cardNo)
    .find(
      ({ state, seats }) =>
        state !== 'cancelled' &&
        seats.length === wanted.length &&
        wanted.every(({ segmentId, passengerId, seat }) =>
          seats.some(
            (one) => one.segmentId === segmentId && one.passengerId === passengerId && one.seat === seat,
          ),
        ),
    );

/** Wanted seats, segment by segment; a no for a segment where nothing can be chosen. */
function partsOf({ checkIn }: RequestContext, cardNo: string, seats: Wanted, now: number): Part[] | Why {
  const parts: Part[] = [];
  for (const segmentId of new Set(seats.map((one) => one.segmentId))) {
    const here = seats.filter((one) => one.segmentId === segmentId);
    const found = checkIn.bookings.find(cardNo, segmentId);
    if (!found) return 'unknown';
    const { segment } = found;
    const trouble = troubleOf(segment);
    if (trouble) return trouble;
    const ids = here.map(({ passengerId }) => passengerId);
    if (now >= windowOf(segment).closes || connectionMissed(found, ids, now)) return 'CKI08';
    const wrong = wrongPassenger(segment, ids);
    if (wrong) return wrong;
    const seating = Object.fromEntries(here.map(({ passengerId, seat }) => [passengerId, seat]));
    if (leavesPaidSeat(segment, seating)) return 'hasPaidSeat';
    parts.push({ segment, seats: seating });
  }
  return parts;
}

/** All of them can be paid for in one way. */
const together = (prices: readonly SeatPrice[]): boolean =>
  prices.every(({ cash }) => cash !== undefined) || prices.every(({ points }) => points !== undefined);

/** The seats of a flight, and choosing some before check-in. */
export const seats: Pick<Answers, 'seatMap' | 'cabinOfFlight' | 'chooseSeats'> = {
  seatMap(context, { segmentId }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const segment = context.checkIn.bookings.find(cardNo, segmentId)?.segment;
    if (!segment) return refuse('unknown', context);
    const trouble = troubleOf(segment) ?? (segment.flight.flightNo === noMap ? 'CKI01' : undefined);
    if (trouble) return refuse(trouble, context);
    const decks = decksOnWire(decksNow(context.checkIn, segment, context.clock.now().getTime(), segmentId));
    const held = heldOn(context, cardNo, segmentId);
    return { envelope: 'Code', payload: { decks, ...(held && { held }) } };
  },

  cabinOfFlight(context, { flightNo, day }) {
    const flight = flightOf(flightNo.trim().toUpperCase());
    const now = context.clock.now().getTime();
    if (!flight || departsAt(flight, day) < now) return refuse('CKI20', context);
    if (flight.flightNo === noMap) return refuse('CKI01', context);
    const decks = decksOnWire(decksNow(context.checkIn, { flight, day }, now));
    return { envelope: 'Code', payload: { ...tripOf(flight, day, context.language), decks } };
  },

  chooseSeats(context, { seats: wanted, notices }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const { checkIn } = context;
    const now = context.clock.now().getTime();
    const parts = partsOf(context, cardNo, wanted, now);
    if (typeof parts === 'string') return refuse(parts, context);
    const before = standing(context, cardNo, wanted);
    if (before) return { envelope: 'Code', payload: { orderNo: before.orderNo, lost: [] } };
    const found = parts.map((part) => ({
      ...part,
      finding: examine(checkIn, { ...part, notices, staying: ({ seat }) => seat !== undefined }, now),
    }));
    for (const { finding } of found) if ('no' in finding) return refuse(finding.no, context);

    const waits = found.some(({ finding }) => 'prices' in finding && Object.keys(finding.prices).length > 0);
    const isLost = ({ segmentId, passengerId, seat }: Wanted[number]): boolean =>
      found.some(
        ({ segment, finding }) =>
          segment.segmentId === segmentId &&
          (('lost' in finding && finding.lost.includes(passengerId)) ||
            // Until it is paid, everybody keeps the seat that they have.
            (waits && hadByAnother(segment, passengerId, seat))),
      );
    const lost = wanted.filter(isLost);
    if (lost.length > 0) {
      const until = now + payMinutes * 60_000;
      for (const { segment } of found) {
        const kept = wanted.filter((one) => one.segmentId === segment.segmentId && !isLost(one));
        const { segmentId, day, flight } = segment;
        checkIn.kept.push({
          segmentId,
          day,
          flightNo: flight.flightNo,
          seats: kept.map(({ seat }) => seat),
          until,
        });
      }
      const keeps = wanted.length > lost.length;
      return {
        envelope: 'Code',
        payload: { lost: [...lost], ...(keeps && { keptUntil: chinaTime(until) }) },
      };
    }

    const ordered = found.flatMap(({ segment, seats: here, finding }) =>
      segment.travellers.flatMap(({ passengerId, person }): OrderedSeatRecord[] => {
        const seat = here[passengerId];
        if (seat === undefined) return [];
        const price = 'prices' in finding ? finding.prices[passengerId] : undefined;
        return [{ segmentId: segment.segmentId, passengerId, seat, person, ...(price && { price }) }];
      }),
    );
    const prices = ordered.flatMap(({ price }) => price ?? []);
    if (!together(prices)) return refuse('notTogether', context);
    dropWaiting(checkIn, cardNo, wanted);
    const order = checkIn.orders.add(cardNo, {
      state: 'waiting',
      orderedAt: now,
      payUntil: now + payMinutes * 60_000,
      flights: found.map(({ segment: { segmentId, flight, day } }) => ({ segmentId, flight, day })),
      seats: ordered,
    });
    if (prices.length === 0) complete(checkIn, cardNo, order, 'nothing');
    return { envelope: 'Code', payload: { orderNo: order.orderNo, lost: [] } };
  },
};
