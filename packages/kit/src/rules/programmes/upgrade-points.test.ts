import { describe, expect, it } from 'vitest';
import { countedDays, countedFlights } from './upgrade-points.ts';

const flight = (flightDate: string, upgradePoint = 500, upgradeCount = 1) => ({
  flightDate,
  upgradePoint,
  upgradeCount,
});

describe('points that count for the tier', () => {
  const days = countedDays('2026-06-01');

  it('are those of twelve months', () => {
    expect(days).toEqual({ startDate: '2025-06-02', endDate: '2026-06-01' });
  });

  it('stand by month, the newest first, and add up', () => {
    const counted = countedFlights(
      [flight('2025-06-01'), flight('2025-06-02'), flight('2026-05-02', 700), flight('2026-05-20', 0.0, 0)],
      days,
    );
    expect(counted.points).toBe(1200);
    expect(counted.segments).toBe(2);
    expect(counted.months.map(({ month, flights }) => [month, flights.length])).toEqual([
      ['2026-05', 1],
      ['2025-06', 1],
    ]);
  });

  it('end with today, and count what brings points alone or segments alone', () => {
    const counted = countedFlights(
      [
        flight('2026-06-02'),
        flight('2026-06-01', 300, 0),
        flight('2026-05-31', 0, 2),
        flight('2026-06-01', 0, 0),
      ],
      days,
    );
    expect([counted.points, counted.segments]).toEqual([300, 2]);
  });

  it('stand within their month with the newest first', () => {
    const { months } = countedFlights(
      ['03', '20', '11'].map((day) => flight(`2026-05-${day}`)),
      days,
    );
    expect(months.map(({ flights }) => flights.map(({ flightDate }) => flightDate.slice(8)))).toEqual([
      ['20', '11', '03'],
    ]);
  });

  it('are none without flights', () => {
    expect(countedFlights([], days)).toEqual({ points: 0, segments: 0, months: [] });
  });
});
