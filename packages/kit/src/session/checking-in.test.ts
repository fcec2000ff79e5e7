import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { keepCheckingIn, keptCheckingIn } from './checking-in.ts';
import { createSession } from './session.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const minute = 60_000;
const party = { segmentId: 'S-1', passengerIds: ['P-1', 'P-2'] };

it('comes back after the cashier, for half an hour, and goes when it is done', () => {
  const host = fakeHost();
  keepCheckingIn(createSession(host), party, now);
  const after = createSession(host);
  expect(keptCheckingIn(after, now + 30 * minute)).toEqual(party);
  expect(keptCheckingIn(after, now + 31 * minute)).toBeUndefined();
  keepCheckingIn(after, undefined, now);
  expect(keptCheckingIn(after, now)).toBeUndefined();
});

it('keeps no personal number, and nothing after sign-out', () => {
  const session = createSession(fakeHost());
  keepCheckingIn(session, { ...party, passengerIds: ['600000000001'] }, now);
  expect(session.get('checkIn')).toBeUndefined();
  keepCheckingIn(session, party, now);
  session.clear();
  expect(keptCheckingIn(session, now)).toBeUndefined();
});
