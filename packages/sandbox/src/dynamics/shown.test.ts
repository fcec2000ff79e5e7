import { airportBoard, boardingPasses, checkInJourneys, flightDynamics, nextTrip } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { createAirline } from '../engine.ts';
import { segments } from '../seed/check-in/ids.ts';

const flight = 'MU5102';
const segmentId = segments.checkedIn;

describe('news of a flight', () => {
  it('reaches the journeys, the next trip and the pass', async () => {
    const { airline, get, segment } = counterOf();
    const { departure: planned } = await segment(segmentId);
    expect(planned.expected).toBeUndefined();
    airline.flightEvent({ flight, kind: 'delay', minutes: 50, cause: 'weather' });
    airline.flightEvent({ flight, kind: 'gate', gate: 'D77' });

    const { departure, arrival, airport } = await segment(segmentId);
    expect(departure).toEqual({ ...planned, expected: '2026-06-01T19:20:00+08:00' });
    expect(arrival.expected).toBeDefined();
    expect(airport).toMatchObject({ gate: 'D77', boards: '2026-06-01T18:40:00+08:00' });

    const { passes } = await get(boardingPasses, { segmentId });
    expect(passes[0]?.flights[0]).toMatchObject({ gate: 'D77', departure: { time: departure.expected } });
    expect(passes[0]?.flights[0]?.changes).toMatchObject([
      { what: 'gate' },
      { what: 'departure', before: planned.time },
    ]);
  });

  it('of a delay keeps the next trip until it has left', async () => {
    const { airline, get } = counterOf();
    const { journeys } = await get(checkInJourneys);
    expect(journeys.length).toBeGreaterThan(0);
    airline.flightEvent({ flight, kind: 'delay', minutes: 50, cause: 'weather' });
    airline.freeze('2026-06-01T18:45:00+08:00');
    expect((await get(nextTrip)).trip).toMatchObject({
      flightNo: flight,
      departure: { time: '2026-06-01T18:30:00+08:00', expected: '2026-06-01T19:20:00+08:00' },
    });
    airline.freeze('2026-06-01T19:21:00+08:00');
    expect((await get(nextTrip)).trip?.flightNo).not.toBe(flight);
  });

  it('that it is cancelled is told by its segment', async () => {
    const { airline, segment } = counterOf();
    airline.flightEvent({ flight, kind: 'cancel', cause: 'weather' });
    expect(await segment(segmentId)).toMatchObject({ cancelled: true, departure: { airport: 'PEK' } });
  });
});

it.each(['2026-06-01T02:10:00+08:00', '2026-06-01T10:00:00+08:00', '2026-06-01T21:35:00+08:00'])(
  'a flight that leaves in an hour leaves at one time, at %s',
  async (now) => {
    const { get, segment } = counterOf('600000000001', { airline: createAirline({ now }) });
    const { departure } = await segment(segments.closing);
    const day = departure.time.slice(0, 10);
    const { legs } = await get(flightDynamics, { flightNo: 'MU5105', day });
    expect(legs).toMatchObject([{ out: departure.time }]);
    const { flights } = await get(airportBoard, { airport: 'SHA', side: 'departures' });
    expect(flights.find(({ flightNo }) => flightNo === 'MU5105')).toMatchObject({
      planned: departure.time,
      own: true,
    });
  },
);
