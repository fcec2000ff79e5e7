import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { recentPlaces, rememberPlace } from './recent-places.ts';
import { createSession } from './session.ts';

it('keeps six codes, the latest first, each once', () => {
  const host = fakeHost();
  const session = createSession(host);
  for (const code of ['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'XIY', 'KMG', 'SHA']) rememberPlace(session, code);
  expect(recentPlaces(session)).toEqual(['SHA', 'KMG', 'XIY', 'CTU', 'SZX', 'CAN']);
  expect(recentPlaces(createSession(host))).toEqual(recentPlaces(session));
});

it.each(['', 'bjs', 'BJSX', '13800000001', 'B,S'])('does not keep %j', (code) => {
  const session = createSession(fakeHost());
  rememberPlace(session, code);
  expect(recentPlaces(session)).toEqual([]);
});

it('ends with the session', () => {
  const session = createSession(fakeHost());
  rememberPlace(session, 'BJS');
  session.clear();
  expect(recentPlaces(session)).toEqual([]);
});
