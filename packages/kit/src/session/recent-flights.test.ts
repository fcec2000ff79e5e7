import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import {
  forgetFlights,
  forgetSought,
  keepSought,
  recentFlights,
  rememberFlight,
  soughtBefore,
} from './recent-flights.ts';
import { createSession } from './session.ts';

it('keeps three searches, the latest first, each once', () => {
  const host = fakeHost();
  const session = createSession(host);
  for (const search of ['MU5101', 'BJS-CTU', '9C8888', 'BJS-CTU', 'MU583']) rememberFlight(session, search);
  expect(recentFlights(session)).toEqual(['MU583', 'BJS-CTU', '9C8888']);
  expect(recentFlights(createSession(host))).toEqual(recentFlights(session));
});

it.each(['', 'mu5101', '13800000001', 'MU5101 2026-06-01', 'BJS-'])('does not keep %j', (search) => {
  const session = createSession(fakeHost());
  rememberFlight(session, search);
  expect(recentFlights(session)).toEqual([]);
});

it('forgets them when told so', () => {
  const session = createSession(fakeHost());
  rememberFlight(session, 'MU5101');
  forgetFlights(session);
  expect(recentFlights(session)).toEqual([]);
});

const sought = { way: 'number', flightNo: 'mu5101', from: '', to: '', day: '2026-06-02' } as const;

it('keeps what is typed until it is asked for', () => {
  const host = fakeHost();
  const session = createSession(host);
  keepSought(session, sought);
  expect(soughtBefore(createSession(host))).toEqual(sought);
  forgetSought(session);
  expect(soughtBefore(createSession(host))).toBeUndefined();
});

it.each(['13800000001', 'ZHANG SAN', 'a@b.cn'])('does not keep %j as a flight that is typed', (flightNo) => {
  const session = createSession(fakeHost());
  keepSought(session, { ...sought, flightNo });
  expect(soughtBefore(session)).toBeUndefined();
});
