import {
  cancelCheckIn,
  cancelSeatOrder,
  checkIn,
  checkInJourneys,
  chooseSeats,
  paySeatOrder,
  pointsSummary,
  seatMap,
  seatOrders,
  type SeatOrder,
} from '@mapp/kit/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orders as seeded, passengers, segments } from '../seed/check-in/ids.ts';
import { choiceOf, counterOf, seatsFor, storyTime, type Counter } from './asked.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const { self, wife, daughter, silver } = passengers;
const { first, points } = segments;
/** Free ones, some that cost, an exit, 21A, and some that are gone. */
const seats = ['21A', '22A', '22B', '22C', '23B', '23C', '13B', '13C', '11D', '17F', '1A'];
const notices = ['safety', 'exitRow'];

type Seats = Readonly<Record<string, string>>;

/** Acts of members and clock; whether one is refused is the airline’s business. */
type Act =
  | { readonly kind: 'choose' | 'checkIn'; readonly seats: Seats }
  | { readonly kind: 'otherChooses' | 'otherChecksIn'; readonly seat: string }
  | { readonly kind: 'cancelCheckIn'; readonly who: readonly string[] }
  | { readonly kind: 'pay' | 'cancelOrder' | 'wait' };

const some = fc.subarray([self, wife, daughter], { minLength: 1 });
const seat = fc.constantFrom(...seats);
const seating = fc
  .tuple(some, fc.nat({ max: seats.length - 1 }), fc.constantFrom(1, 1, 2))
  .map(([who, from, step]) =>
    Object.fromEntries(who.map((id, at) => [id, seats[(from + at * step) % seats.length] ?? ''])),
  );
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('choose' as const, 'checkIn' as const), seats: seating }),
  fc.record({ kind: fc.constantFrom('otherChooses' as const, 'otherChecksIn' as const), seat }),
  fc.record({ kind: fc.constant('cancelCheckIn' as const), who: some }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'cancelOrder' as const, 'wait' as const) }),
);

/** Two members whose parties fly on MU5101 of the same day. */
function scene() {
  const mine = counterOf();
  const others = counterOf('600000000002', mine);
  let time = Date.parse(storyTime);
  const newest = async (): Promise<SeatOrder | undefined> => (await mine.get(seatOrders)).orders[0];
  const carryOut = async (given: Act): Promise<unknown> => {
    switch (given.kind) {
      case 'choose':
        return mine.say(chooseSeats, choiceOf(first, given.seats, notices));
      case 'checkIn':
        return mine.say(checkIn, seatsFor(first, given.seats, notices));
      case 'otherChooses':
        return others.say(chooseSeats, choiceOf(points, { [silver]: given.seat }, notices));
      case 'otherChecksIn':
        return others.say(checkIn, seatsFor(points, { [silver]: given.seat }, notices));
      case 'cancelCheckIn':
        return mine.say(cancelCheckIn, { segmentId: first, passengerIds: given.who });
      case 'pay':
        return mine.say(paySeatOrder, {
          orderNo: (await newest())?.orderNo,
          by: 'points',
          returnTo: '/mapp',
        });
      case 'cancelOrder':
        return mine.say(cancelSeatOrder, { orderNo: (await newest())?.orderNo });
      case 'wait':
        time += 10 * 60_000;
        return mine.airline.freeze(new Date(time).toISOString());
    }
  };
  return { mine, others, carryOut };
}

/** Seats of the flight, each with its holder, and those that are kept for payment. */
async function holdersOf(counters: readonly (readonly [Counter, string])[]): Promise<string[]> {
  const lists = await Promise.all(
    counters.map(async ([{ segment, get }, segmentId]) => {
      const { passengers: people } = await segment(segmentId);
      const { held } = await get(seatMap, { segmentId });
      return people.flatMap(({ passengerId, seat: has }) => {
        const keeps = held?.seats.find((one) => one.passengerId === passengerId)?.seat;
        return [has, keeps === has ? undefined : keeps].filter((one) => one !== undefined);
      });
    }),
  );
  return lists.flat();
}

it('never seats two in one seat, nor a child alone, and keeps the books', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      const { mine, others, carryOut } = scene();
      const { remainPoint: before } = await mine.get(pointsSummary);
      await mine.get(checkInJourneys);
      for (const one of acts) {
        await carryOut(one);
        const taken = await holdersOf([
          [mine, first],
          [others, points],
        ]);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken).not.toContain('17F');
        expect(taken).not.toContain('1A');
        expect(taken).not.toContain('21A');
        const people = (await mine.segment(first)).passengers;
        const done = people.filter(({ state }) => state === 'checkedIn');
        expect(done.every(({ seat: has, sequence }) => has !== undefined && sequence !== undefined)).toBe(
          true,
        );
        if (done.some(({ paxType }) => paxType === 'CHD'))
          expect(done.some(({ paxType }) => paxType === 'ADT')).toBe(true);
      }
      const { orders } = await mine.get(seatOrders);
      const spent = orders
        .filter(
          ({ orderNo, state, paidBy }) =>
            orderNo !== seeded.points && state === 'completed' && paidBy === 'points',
        )
        .reduce((sum, { points: cost = 0 }) => sum + cost, 0);
      expect((await mine.get(pointsSummary)).remainPoint).toBe(before - spent);
    }),
    runs(1 / 100),
  );
});
