import { checkInJourneys, seatOrders, setAutoCheckIn } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { orders, segments } from '../seed/check-in/ids.ts';
import { counterOf, type Counter } from './asked.support.ts';

const aDay = 86_400_000;

/** A counter whose airline's clock runs. */
const running = (): Counter => {
  const counter = counterOf();
  counter.airline.freeze(null);
  return counter;
};
const dayOf = async ({ get }: Counter, segmentId: string): Promise<string | undefined> =>
  (await get(checkInJourneys)).journeys
    .flatMap((journey) => journey.segments)
    .find((one) => one.segmentId === segmentId)
    ?.departure.time.slice(0, 10);
const stateOf = async ({ get }: Counter): Promise<string | undefined> =>
  (await get(seatOrders)).orders.find(({ orderNo }) => orderNo === orders.waiting)?.state;

describe('a new day', () => {
  it('makes journeys and orders anew where the clock runs', async () => {
    const counter = running();
    expect([await dayOf(counter, segments.first), await stateOf(counter)]).toEqual(['2026-06-02', 'waiting']);
    counter.pass(aDay / 4);
    expect([await dayOf(counter, segments.first), await stateOf(counter)]).toEqual([
      '2026-06-02',
      'cancelled',
    ]);
    counter.pass(aDay);
    expect([await dayOf(counter, segments.first), await stateOf(counter)]).toEqual(['2026-06-03', 'waiting']);
  });

  it('leaves what the member has changed', async () => {
    const counter = running();
    await counter.get(setAutoCheckIn, { segmentId: segments.later, on: false });
    counter.pass(aDay);
    expect(await dayOf(counter, segments.first)).toBe('2026-06-02');
    expect((await counter.segment(segments.later)).autoCheckIn).toBe(false);
  });

  it('is not one that a test has set: check-in opens and closes by it', async () => {
    const counter = counterOf();
    expect(await dayOf(counter, segments.first)).toBe('2026-06-02');
    counter.airline.freeze('2026-06-02T06:00:00+08:00');
    expect(await dayOf(counter, segments.first)).toBe('2026-06-02');
  });
});
