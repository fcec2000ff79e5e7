import { expect, it } from 'vitest';
import { departsAt } from '../../stops.ts';
import { segments } from './ids.ts';
import { seededJourneys } from './journeys.ts';

const member = '600000000001';
const at = (hour: number) => new Date(`2026-06-01T${String(hour).padStart(2, '0')}:35:00+08:00`);
const hours = Array.from({ length: 24 }, (_, hour) => hour);

it.each(hours)('at %i:35 in China no journey of the member has left', (hour) => {
  const now = at(hour);
  const left = seededJourneys(member, now)
    .flatMap((journey) => journey.segments)
    .filter(({ flight, day }) => departsAt(flight, day) <= now.getTime());
  expect(left).toEqual([]);
});

it('a flight of 18:30 that one is checked in for is today’s until then, and tomorrow’s afterwards', () => {
  const dayOf = (hour: number) =>
    seededJourneys(member, at(hour))
      .flatMap((journey) => journey.segments)
      .find(({ segmentId }) => segmentId === segments.checkedIn)?.day;
  expect([dayOf(17), dayOf(18)]).toEqual(['2026-06-01', '2026-06-02']);
});
