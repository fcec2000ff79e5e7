import { describe, expect, it } from 'vitest';
import { closingBesides, legOf } from './next-leg.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');

const segment = (segmentId: string, departs: string, state: 'open' | 'checkedIn' = 'open') => ({
  segmentId,
  flightNo: segmentId,
  international: false,
  supported: true,
  departure: { time: departs },
  arrival: { time: '2026-06-03T23:00:00+08:00' },
  passengers: [{ passengerId: 'P1', state }],
});

const soon = segment('MU1', '2026-06-01T11:00:00+08:00');
const sooner = segment('MU2', '2026-06-01T10:50:00+08:00');
const late = segment('MU3', '2026-06-02T08:00:00+08:00', 'checkedIn');
const journeys = [{ segments: [soon] }, { segments: [late] }, { segments: [sooner] }];

describe('the segment of a flight', () => {
  it('is found by number and instant, whatever the offset', () => {
    const leg = legOf(journeys, { flightNo: 'MU3', departure: { time: '2026-06-02T00:00:00Z' } }, now);
    expect(leg?.segment).toBe(late);
    expect(leg?.state).toBe('done');
  });

  it('is not that of another day, nor of another number', () => {
    expect(legOf(journeys, { flightNo: 'MU3', departure: soon.departure }, now)).toBeUndefined();
    expect(legOf(journeys, { flightNo: 'MU9', departure: late.departure }, now)).toBeUndefined();
  });
});

describe('what closes besides', () => {
  it('is told with its minutes, the first to close on top', () => {
    expect(
      closingBesides(journeys, undefined, now).map((one) => [one.segment.flightNo, one.minutes]),
    ).toEqual([
      ['MU2', 5],
      ['MU1', 15],
    ]);
  });

  it('leaves out the one with a card of its own', () => {
    expect(closingBesides(journeys, 'MU2', now).map(({ segment: each }) => each.flightNo)).toEqual(['MU1']);
  });

  it('leaves out what is closed, not yet open or done', () => {
    const closed = segment('MU4', '2026-06-01T10:40:00+08:00');
    const early = segment('MU5', '2026-06-09T10:40:00+08:00');
    expect(closingBesides([{ segments: [closed, early, late] }], undefined, now)).toEqual([]);
  });
});
