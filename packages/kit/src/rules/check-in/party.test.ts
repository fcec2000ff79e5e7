import { describe, expect, it } from 'vitest';
import { cancelsAfter, childrenAlone, childrenLeft, partyObstacle, type PartyPassenger } from './party.ts';

const adult: PartyPassenger = { passengerId: 'A', paxType: 'ADT', state: 'open', infantId: 'I' };
const child: PartyPassenger = { passengerId: 'C', paxType: 'CHD', state: 'open' };
const infant: PartyPassenger = { passengerId: 'I', paxType: 'INF', state: 'open' };
const checkedIn = (one: PartyPassenger): PartyPassenger => ({ ...one, state: 'checkedIn' });

const segment = (segmentId: string, passengers: readonly PartyPassenger[]) => ({
  segmentId,
  international: false,
  departure: { time: '2026-06-02T08:00:00+08:00' },
  passengers,
});

const obstacleIn = (
  passengers: readonly PartyPassenger[],
  one: PartyPassenger,
  before: readonly PartyPassenger[] = [],
) => {
  const last = segment('2', passengers);
  return partyObstacle([segment('1', before), last], last, one, 'checkIn');
};

describe('who can be chosen', () => {
  it('anybody who is not checked in', () => {
    expect(obstacleIn([adult], adult)).toBeUndefined();
    expect(obstacleIn([adult], { ...adult, state: 'cancelled' })).toBeUndefined();
    expect(obstacleIn([adult], checkedIn(adult))).toBe('checkedIn');
  });
  it('an infant goes with the adult who carries it', () => {
    expect(obstacleIn([adult, infant], infant)).toBe('onLap');
    expect(obstacleIn([child, infant], infant)).toBe('infantAlone');
  });
  it('check-in goes in order, seats do not', () => {
    expect(obstacleIn([adult], adult, [adult])).toBe('outOfTurn');
    expect(obstacleIn([adult], adult, [checkedIn(adult)])).toBeUndefined();
    const last = segment('2', [adult]);
    expect(partyObstacle([segment('1', [adult]), last], last, adult, 'seats')).toBeUndefined();
  });
});

describe('a child never alone', () => {
  it('needs an adult among the chosen, or one who is checked in', () => {
    expect(childrenAlone([adult, child], ['C'])).toEqual([child]);
    expect(childrenAlone([adult, child], ['C', 'A'])).toEqual([]);
    expect(childrenAlone([checkedIn(adult), child], ['C'])).toEqual([]);
    expect(childrenAlone([adult, child], ['A'])).toEqual([]);
    expect(childrenAlone([child, infant], ['C', 'I'])).toEqual([child]);
  });
  it('is not left behind when the adult gives the check-in back', () => {
    const party = [checkedIn(adult), checkedIn(child)];
    expect(childrenLeft(party, ['A'])).toEqual([checkedIn(child)]);
    expect(childrenLeft(party, ['A', 'C'])).toEqual([]);
    expect(childrenLeft(party, ['C'])).toEqual([]);
    // An adult who has not checked in does not stay with it.
    expect(childrenLeft([...party, { ...adult, passengerId: 'B' }], ['A'])).toEqual([checkedIn(child)]);
  });
});

it('is given back from the last segment on', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => segment(id, [checkedIn(adult), child]));
  const segments = [first, second, third].flatMap((one) => one ?? []);
  expect(cancelsAfter(segments, '1', ['A'])).toBe(third);
  expect(cancelsAfter(segments, '3', ['A'])).toBeUndefined();
  expect(cancelsAfter(segments, '1', ['C'])).toBeUndefined();
});
