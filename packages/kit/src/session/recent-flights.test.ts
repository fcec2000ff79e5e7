import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { forgetFlights, recentFlights, rememberFlight } from './recent-flights.ts';
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
