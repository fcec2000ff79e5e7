import {
  boardingPasses,
  cancelCheckIn,
  checkIn,
  chooseSeats,
  saveTravelInformation,
  seatMap,
  setAutoCheckIn,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { payloads } from '../ask.ts';
import { passengers, segments } from '../seed/check-in/ids.ts';
import { choiceOf, counterOf, seatsFor } from './asked.support.ts';

const { self, wife, daughter, friend, infant, silver, silverFriend } = passengers;
const { first, second, closing, later, abroad, checkedIn } = segments;
const family = { [self]: '22A', [wife]: '22B', [daughter]: '22C' };

describe('the window', () => {
  it.each([
    [closing, friend, '2026-06-01T10:14:59+08:00', 'ok'],
    [closing, friend, '2026-06-01T10:15:00+08:00', 'CKI08'],
    [later, self, '2026-06-09T12:24:59+08:00', 'CKI09'],
  ])('%s of %s at %s: %s', async (segmentId, passengerId, now, expected) => {
    const { airline, segment, outcome } = counterOf();
    await segment(segmentId);
    airline.freeze(now);
    const seat = segmentId === later ? '61A' : '32A';
    expect(await outcome(checkIn, seatsFor(segmentId, { [passengerId]: seat }))).toBe(expected);
  });

  it('closes an hour before an international flight', async () => {
    const { airline, segment, outcome } = counterOf();
    await segment(abroad);
    const payload = { segmentId: abroad, on: true };
    airline.freeze('2026-06-02T08:09:59+08:00');
    expect(await outcome(setAutoCheckIn, payload)).toBe('ok');
    airline.freeze('2026-06-02T08:10:00+08:00');
    expect(await outcome(setAutoCheckIn, payload)).toBe('CKI08');
  });
});

describe('checking in', () => {
  it('gives seats, sequences and a number for the phone, and is told by the journeys', async () => {
    const { get, segment } = counterOf();
    const { reference, lost } = await get(checkIn, seatsFor(first, family));
    expect(reference).toMatch(/^CKI-\d{4}$/);
    expect(lost).toEqual([]);
    const people = (await segment(first)).passengers;
    expect(people.map(({ state, seat }) => [state, seat])).toEqual([
      ['checkedIn', '22A'],
      ['checkedIn', '22B'],
      ['checkedIn', '22C'],
    ]);
    expect(new Set(people.map(({ sequence }) => sequence)).size).toBe(3);
  });

  it('is done segment by segment, in order', async () => {
    const { outcome } = counterOf();
    const onward = seatsFor(second, { [self]: '31D' });
    expect(await outcome(checkIn, onward)).toBe('CKI10');
    expect(await outcome(checkIn, seatsFor(first, { [self]: '22A' }))).toBe('ok');
    expect(await outcome(checkIn, onward)).toBe('ok');
    expect(await outcome(cancelCheckIn, { segmentId: first, passengerIds: [self] })).toMatch(/later flight/);
  });

  it('and choosing end for those whose flight before has left without them', async () => {
    const { airline, segment, get, outcome } = counterOf();
    await get(checkIn, seatsFor(first, { [self]: '22A' }));
    airline.freeze((await segment(first)).departure.time);
    expect(await outcome(checkIn, seatsFor(second, { [wife]: '31D' }))).toBe('CKI08');
    expect(await outcome(chooseSeats, choiceOf(second, { [wife]: '31D' }))).toBe('CKI08');
    expect(await outcome(checkIn, seatsFor(second, { [self]: '31D' }))).toBe('ok');
  });

  it.each([
    ['a child alone', { [daughter]: '22C' }, ['safety'], 'CKI19'],
    ['a child apart', { [self]: '22A', [daughter]: '22C' }, ['safety'], /beside an adult/],
    ['no notice', { [self]: '22A' }, [], /safety notice/],
    ['an exit without its notice', { [self]: '11A' }, ['safety'], /exit row/],
    ['a child at an exit', { [self]: '11A', [daughter]: '11B' }, ['safety', 'exitRow'], /cannot have/],
    ['a seat that costs', { [self]: '13B' }, ['safety'], /costs extra/],
    ['one seat for two', { [self]: '22A', [wife]: '22A' }, ['safety'], /cannot have/],
    ['a seat that is not there', { [self]: '99A' }, ['safety'], /cannot have/],
    ['somebody else', { [silver]: '22A' }, ['safety'], /not found/],
  ])('refuses %s', async (_name, seats, notices, expected) => {
    const { outcome, segment } = counterOf();
    const said = await outcome(checkIn, seatsFor(first, seats, notices));
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected);
    expect((await segment(first)).passengers.every(({ state }) => state === 'open')).toBe(true);
  });

  it('has lost 21A to somebody else, and keeps the rest of the party waiting', async () => {
    const { get, seat, segment } = counterOf();
    expect((await seat(first, '21A')).kind).toBe('free');
    const { lost, reference } = await get(checkIn, seatsFor(first, { [self]: '21A', [wife]: '21B' }));
    expect(lost).toEqual([{ passengerId: self, seat: '21A' }]);
    expect(reference).toBeUndefined();
    expect(await seat(first, '21A')).toMatchObject({ kind: 'unavailable', reason: 'taken' });
    expect((await segment(first)).passengers.every(({ state }) => state === 'open')).toBe(true);
  });

  it('asks for what is missing abroad', async () => {
    const { outcome, traveller } = counterOf();
    const both = seatsFor(abroad, { [self]: '61A', [friend]: '61C' });
    expect((await traveller(abroad, friend)).informed).toBe(false);
    expect(await outcome(checkIn, both)).toBe('CKI11');
    expect(await outcome(saveTravelInformation, payloads['saveTravelInformation'])).toBe('ok');
    expect((await traveller(abroad, friend)).informed).toBe(true);
    const of = { ...payloads['saveTravelInformation'], passengerId: self };
    expect(await outcome(saveTravelInformation, { ...of, expireDate: '2026-06-01' })).toMatch(/not valid/);
    expect(await outcome(saveTravelInformation, of)).toBe('ok');
    expect(await outcome(checkIn, both)).not.toBe('CKI11');
  });

  it('takes the infant on the lap along, and back', async () => {
    const { outcome, traveller } = counterOf();
    const payload = { segmentId: checkedIn, passengerIds: [wife] };
    expect(await outcome(cancelCheckIn, payload)).toBe('ok');
    expect(await traveller(checkedIn, infant)).toMatchObject({ state: 'cancelled' });
    // Paid for, so it stays hers.
    expect(await traveller(checkedIn, wife)).toMatchObject({ state: 'cancelled', seat: '31E' });
    expect(await outcome(checkIn, seatsFor(checkedIn, { [wife]: '31E' }))).toBe('ok');
    expect(await traveller(checkedIn, infant)).toMatchObject({ state: 'checkedIn' });
    expect((await traveller(checkedIn, infant)).seat).toBeUndefined();
  });

  it('does not leave a child behind', async () => {
    const { outcome } = counterOf();
    await outcome(checkIn, seatsFor(first, family));
    const cancel = (...passengerIds: string[]) => outcome(cancelCheckIn, { segmentId: first, passengerIds });
    expect(await cancel(self, wife)).toBe('CKI19');
    expect(await cancel(self, wife, daughter)).toBe('ok');
    expect(await cancel(self)).toMatch(/not checked in/);
  });
});

describe('flights on which something goes wrong', () => {
  const member = '600000000002';
  it.each([
    [segments.notProcessed, 'CKI04'],
    [segments.abnormal, 'CKI02'],
    [segments.noMap, 'CKI01'],
  ])('the map of %s: %s', async (segmentId, code) => {
    expect(await counterOf(member).outcome(seatMap, { segmentId })).toBe(code);
  });

  it('another airline’s has neither seats nor check-in', async () => {
    const { outcome, segment } = counterOf('600000000004');
    const { otherAirline: segmentId } = segments;
    expect((await segment(segmentId)).supported).toBe(false);
    expect(await outcome(seatMap, { segmentId })).toBe('CKI16');
    expect(await outcome(checkIn, seatsFor(segmentId, { [passengers.platinum]: '31D' }))).toBe('CKI16');
  });

  it('MU5996 fails for one in row 33, and for all with row 34', async () => {
    const { outcome, get, traveller } = counterOf(member);
    const { failing } = segments;
    expect(await outcome(checkIn, seatsFor(failing, { [silver]: '34A', [silverFriend]: '33A' }))).toBe(
      'CKI06',
    );
    expect(await traveller(failing, silver)).toMatchObject({ state: 'open' });
    const { reference } = await get(checkIn, seatsFor(failing, { [silver]: '32A', [silverFriend]: '33A' }));
    expect(reference).toBeDefined();
    expect(await traveller(failing, silver)).toMatchObject({ state: 'checkedIn' });
    expect(await traveller(failing, silverFriend)).toMatchObject({
      state: 'open',
      failure: expect.stringContaining('name') as string,
    });
    expect(await outcome(checkIn, seatsFor(failing, { [silverFriend]: '35A' }))).toBe('ok');
    expect((await traveller(failing, silverFriend)).failure).toBeUndefined();
  });

  it('MU5997 has no pass', async () => {
    expect(await counterOf(member).outcome(boardingPasses, { segmentId: segments.noPass })).toBe('CKI07');
  });
});

describe('automatic check-in', () => {
  it('is done once the clock passes the opening', async () => {
    const { airline, traveller, seat } = counterOf();
    expect(await traveller(later, self)).toMatchObject({ state: 'open' });
    airline.freeze('2026-06-09T12:24:59+08:00');
    expect(await traveller(later, self)).toMatchObject({ state: 'open' });
    airline.freeze('2026-06-09T12:25:00+08:00');
    const done = await traveller(later, self);
    expect(done).toMatchObject({ state: 'checkedIn', seat: expect.any(String) as string });
    expect((await seat(later, done.seat ?? '')).price).toBeUndefined();
  });

  it('is not done once it is turned off', async () => {
    const { airline, outcome, traveller } = counterOf();
    expect(await outcome(setAutoCheckIn, { segmentId: later, on: false })).toBe('ok');
    airline.freeze('2026-06-09T13:00:00+08:00');
    expect(await traveller(later, self)).toMatchObject({ state: 'open' });
  });

  it('says why it was not done', async () => {
    const { outcome, traveller } = counterOf();
    expect(await outcome(setAutoCheckIn, { segmentId: abroad, on: true })).toBe('ok');
    expect((await traveller(abroad, friend)).failure).toMatch(/information/);
  });
});
