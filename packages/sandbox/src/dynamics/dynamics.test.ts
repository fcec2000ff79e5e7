import {
  flightDynamics,
  flightEntries,
  followedFlights,
  followFlight,
  searchFlightDynamics,
  type FlightOnWire,
} from '@mapp/kit/contracts';
import { flightShown, rightsAt, type FlightLegPlan } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, type NewFlightEvent } from '../engine.ts';

const now = '2026-06-01T10:00:00+08:00';
const today = '2026-06-01';

const shown = ({ legs, news }: FlightOnWire, at = now) => {
  const [first, ...rest] = legs.flatMap((leg): FlightLegPlan[] => ('unreadable' in leg ? [] : [leg]));
  if (!first) throw new Error('No leg');
  return flightShown([first, ...rest], news, Date.parse(at));
};
const ask = async (airline = createAirline({ now }), flightNo = 'MU5101', day = today) =>
  flightDynamics.response.parse(
    (await answerTo(airline, flightDynamics, { flightNo, day }, {})).body['data'],
  );

describe('special flights of today', () => {
  it.each([
    ['MU5101', 'approaching', 2],
    ['MU5183', 'delayed', 95],
    ['MU5187', 'cancelled', undefined],
    ['MU5211', 'diverted', undefined],
    ['MU5212', 'returned', 240],
    ['MU5213', 'unknown', undefined],
    ['MU5214', 'early', -20],
    ['MU5215', 'delayed', 300],
    ['MU5216', 'onTime', 0],
    ['MU5217', 'gateClosed', 0],
  ])('%s is %s', async (flightNo, state, minutes) => {
    const flight = shown(await ask(undefined, flightNo));
    expect(flight.state).toBe(state);
    const { current } = flight;
    if (minutes !== undefined) expect(current.departure.late).toBe(minutes);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 9, 13, 18, 22, 23])('are in their states at %i o’clock too', async (hour) => {
    const at = `2026-06-01T${String(hour).padStart(2, '0')}:20:00+08:00`;
    const airline = createAirline({ now: at });
    const states = await Promise.all(
      ['MU5183', 'MU5187', 'MU5211', 'MU5212', 'MU5213', 'MU5214', 'MU5215'].map(
        async (flightNo) => shown(await ask(airline, flightNo), at).state,
      ),
    );
    expect(states).toEqual(['delayed', 'cancelled', 'diverted', 'returned', 'unknown', 'early', 'delayed']);
  });

  it.each(['2026-06-01T00:10:00+08:00', '2026-06-01T23:40:00+08:00'])(
    'are told with the day on which they leave, at %s',
    async (at) => {
      const airline = createAirline({ now: at });
      const numbers = ['MU5183', 'MU5211', 'MU5212', 'MU5213', 'MU5214', 'MU5215', 'MU5216', 'MU5217'];
      const told = await Promise.all(numbers.map((flightNo) => ask(airline, flightNo)));
      const left = told.map((flight) => shown(flight, at).departure.planned.slice(0, 10));
      expect(told.map(({ day }) => day)).toEqual(left);
      expect(new Set(left).size).toBe(2);
      const again = await Promise.all(told.map(({ flightNo, day }) => ask(airline, flightNo, day)));
      expect(again.map(({ news }) => news)).toEqual(told.map(({ news }) => news));
    },
  );

  it('have their causes, their carriers and their stops', async () => {
    expect(shown(await ask(undefined, 'MU5183')).current.cause).toBe('airline');
    expect(shown(await ask(undefined, 'MU5187')).current.cause).toBe('weather');
    expect((await ask(undefined, 'MU5216')).operatedBy?.flightNo).toBe('FM9216');
    expect((await ask(undefined, 'MU5217')).legs).toHaveLength(2);
    expect(shown(await ask(undefined, 'MU5211')).current.elsewhere?.airport).toBe('HGH');
  });

  it('of five hours give 200 yuan at this minute', async () => {
    const flight = await ask(undefined, 'MU5215');
    const rights = rightsAt(shown(flight), flight.rights?.lines ?? [], Date.parse(now));
    expect(rights[0]).toMatchObject({ state: 'now', rule: { amount: { amount: 20_000 } } });
  });

  it('are as planned on any other day', async () => {
    expect(shown(await ask(undefined, 'MU5187', '2026-06-02')).state).toBe('scheduled');
  });
});

describe('flights that are looked for', () => {
  const search = async (payload: object) =>
    searchFlightDynamics.response.parse(
      (await answerTo(createAirline({ now }), searchFlightDynamics, { day: today, ...payload }, {})).body[
        'data'
      ],
    );

  it('are found by number, however it is padded', async () => {
    const { flights } = await search({ flightNo: 'MU0523' });
    expect(flights.map(({ flightNo }) => flightNo)).toEqual(['MU523']);
  });

  it('are found by the number of the carrier that flies them', async () => {
    const { flights } = await search({ flightNo: 'FM9216' });
    expect(flights.map(({ flightNo, codeshares }) => [flightNo, codeshares])).toEqual([
      ['MU5216', ['FM9216']],
    ]);
  });

  it('wait for an aircraft that another flight of the timetable brings', async () => {
    const all = (
      await Promise.all(
        ['SHA-BJS', 'PVG-URC', 'BJS-SHA', 'SHA-SZX'].map((pair) =>
          search({ from: pair.slice(0, 3), to: pair.slice(4) }),
        ),
      )
    ).flatMap(({ flights }) => flights);
    const waiting = all.flatMap(({ legs: [leg], incoming }) =>
      incoming && leg && !('unreadable' in leg) ? [{ leg, incoming }] : [],
    );
    expect(waiting.length).toBeGreaterThan(10);
    for (const { leg, incoming } of waiting) {
      const found = await Promise.all(
        [today, '2026-05-31'].map((day) => search({ flightNo: incoming.flightNo, day })),
      );
      const ends = found.flatMap(({ flights }) => flights.map((one) => shown(one).arrival));
      expect(ends.map(({ airport, planned, actual }) => ({ airport, planned, actual }))).toContainEqual({
        airport: leg.from.airport,
        planned: incoming.planned,
        actual: incoming.actual,
      });
      expect(Date.parse(incoming.planned ?? '')).toBeLessThan(Date.parse(leg.out));
    }
  });

  it('are found by route, of cities and of airports, with a stop too', async () => {
    const numbers = async (from: string, to: string) =>
      (await search({ from, to })).flights.map(({ flightNo }) => flightNo);
    expect(await numbers('SHA', 'BJS')).toContain('MU5101');
    expect(await numbers('PVG', 'URC')).toContain('MU5217');
    expect(await numbers('SHA', 'LXA')).toEqual([]);
  });

  it('are none for a number that there is none of', async () => {
    expect((await search({ flightNo: 'MU1' })).flights).toEqual([]);
    const { body } = await answerTo(
      createAirline({ now }),
      flightDynamics,
      { flightNo: 'MU1', day: today },
      {},
    );
    expect(body).toMatchObject({ Code: -1, resultCode: 'CKI20' });
  });
});

describe('something that happens', () => {
  it.each<[NewFlightEvent, string]>([
    [{ flight: 'MU5407', kind: 'gate', gate: 'Z9' }, 'onTime'],
    [{ flight: 'MU5407', kind: 'delay', minutes: 60, cause: 'control' }, 'delayed'],
    [{ flight: 'MU5407', kind: 'early', minutes: 15 }, 'early'],
    [{ flight: 'MU5407', kind: 'cancel', cause: 'weather' }, 'cancelled'],
    [{ flight: 'MU5101', kind: 'divert', airport: 'HGH', cause: 'weather' }, 'diverted'],
    [{ flight: 'MU5183', kind: 'return', cause: 'airline' }, 'returned'],
  ])('%o', async (event, state) => {
    const airline = createAirline({ now });
    expect(airline.flightEvent(event)).toBe(state);
    const { current } = shown(await ask(airline, event.flight));
    expect(current.state).toBe(state);
    if (event.kind === 'gate') expect(current.gate).toBe('Z9');
    airline.reset();
    expect(shown(await ask(airline, event.flight)).current.gate).not.toBe('Z9');
  });

  it('moves what comes after it', async () => {
    const airline = createAirline({ now });
    airline.flightEvent({ flight: 'MU5407', kind: 'delay', minutes: 60, cause: 'control' });
    airline.freeze('2026-06-01T13:20:00+08:00');
    expect(shown(await ask(airline, 'MU5407'), '2026-06-01T13:20:00+08:00').current.phase).not.toBe(
      'departed',
    );
    airline.freeze('2026-06-01T14:40:00+08:00');
    expect(shown(await ask(airline, 'MU5407'), '2026-06-01T14:40:00+08:00').state).toBe('enRoute');
  });

  it('moves every leg that is still to come', async () => {
    const airline = createAirline({ now: '2026-06-01T14:00:00+08:00' });
    airline.flightEvent({ flight: 'MU5647', kind: 'delay', minutes: 300, cause: 'airline' });
    const [first, second] = shown(await ask(airline, 'MU5647'), '2026-06-01T14:00:00+08:00').legs;
    if (!first || !second) throw new Error('No stop');
    for (const end of [first.departure, first.arrival, second.departure, second.arrival])
      expect(end.late).toBe(300);
  });

  it('moves the leg after a stop, or ends the flight there', async () => {
    const stop = '2026-06-01T10:00:00+08:00';
    const airline = createAirline({ now: stop });
    const before = shown(await ask(airline, 'MU5217'), stop);
    expect(before).toMatchObject({ at: 1, state: 'gateClosed' });
    airline.flightEvent({ flight: 'MU5217', kind: 'delay', minutes: 60, cause: 'airline' });
    const late = shown(await ask(airline, 'MU5217'), stop);
    expect(late).toMatchObject({ at: 1, state: 'delayed', departure: { late: before.departure.late } });
    expect(late.current.departure.late).toBe(60);
    airline.flightEvent({ flight: 'MU5217', kind: 'gate', gate: 'Z9' });
    expect(shown(await ask(airline, 'MU5217'), stop).current.gate).toBe('Z9');
    expect(airline.flightEvent({ flight: 'MU5217', kind: 'cancel', cause: 'weather' })).toBe('cancelled');
    const { legs } = shown(await ask(airline, 'MU5217'), stop);
    expect(legs.map(({ state }) => state)).toEqual(['arrived', 'cancelled']);
  });

  it('happens to no flight that there is none of', () =>
    expect(
      createAirline({ now }).flightEvent({ flight: 'MU1', kind: 'cancel', cause: 'weather' }),
    ).toBeUndefined());
});

describe('flights that are followed', () => {
  it('are the member’s own, and those chosen', async () => {
    const airline = createAirline({ now });
    const member = { token: airline.signIn('600000000001') };
    const list = async () =>
      followedFlights.response
        .parse((await answerTo(airline, followedFlights, {}, member)).body['data'])
        .flights.map(({ flightNo }) => flightNo);
    expect(await list()).toContain('MU5183');
    const follow = (flightNo: string, on: boolean) =>
      answerTo(airline, followFlight, { flightNo, day: today, follow: on }, member);
    await follow('MU5214', true);
    expect(await list()).toContain('MU5214');
    await follow('MU5214', false);
    expect(await list()).not.toContain('MU5214');
    expect((await follow('MU1', true)).body).toMatchObject({ resultCode: 'CKI20' });
  });
});

it('the entries hide the Wi-Fi by no means of their own', async () => {
  const { body } = await answerTo(createAirline({ now }), flightEntries, {}, {});
  const { list } = flightEntries.response.parse(body['data']);
  expect(list.map(({ code }) => code)).toEqual(['flight', 'boarde', 'wifi', 'consultation', 'luggage']);
});
