import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { keepSeats, keptSeats } from './chosen-seats.ts';
import { createSession } from './session.ts';

const subject = 'choose J-0001-2';
const seatings = { 'S-1': { 'P-1': '31A', 'P-2': '31B' }, 'S-2': { 'P-1': '5C' } };
const now = Date.parse('2026-06-01T10:00:00+08:00');
const minute = 60_000;

describe('chosen seats', () => {
  it('come back after a reload, for what they were chosen for alone', () => {
    const host = fakeHost();
    keepSeats(createSession(host), subject, seatings, now);
    const after = createSession(host);
    expect(keptSeats(after, subject, now + 30 * minute)).toEqual(seatings);
    expect(keptSeats(after, 'choose J-0001-3', now)).toBeUndefined();
    expect(keptSeats(after, subject, now + 31 * minute)).toBeUndefined();
    expect(keptSeats(after, subject, now - minute)).toBeUndefined();
  });

  it('are forgotten once there is none, and at sign-out', () => {
    const session = createSession(fakeHost());
    keepSeats(session, subject, seatings, now);
    keepSeats(session, subject, { 'S-1': {} }, now);
    expect(keptSeats(session, subject, now)).toBeUndefined();
    keepSeats(session, subject, seatings, now);
    session.clear();
    expect(keptSeats(session, subject, now)).toBeUndefined();
  });

  it.each([
    ['a card number', 'P-600000000001', '31A'],
    ['a name', '张三', '31A'],
    ['a mail address', 'zhang@example.com', '31A'],
    ['no seat', 'P-1', 'window'],
  ])('are not kept with %s', (_, passengerId, seat) => {
    const session = createSession(fakeHost());
    keepSeats(session, subject, { 'S-1': { [passengerId]: seat } }, now);
    expect(session.get('seats')).toBeUndefined();
  });

  it('property: what is kept is what was chosen, or nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.string())), (chosen) => {
        const session = createSession(fakeHost());
        keepSeats(session, subject, chosen, now);
        const kept = keptSeats(session, subject, now);
        const wanted = Object.entries(chosen).filter(([, seating]) => Object.keys(seating).length > 0);
        expect(kept ?? Object.fromEntries(wanted)).toEqual(Object.fromEntries(wanted));
      }),
    );
  });
});
