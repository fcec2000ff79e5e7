import { expect, it } from 'vitest';
import type { Candidate } from './booked-party.ts';
import { shownPeople } from './shown-people.ts';

const candidate = (id: string, type: Candidate['traveller']['type'], obstacle?: Candidate['obstacle']) =>
  ({ traveller: { id, type }, obstacle }) as Candidate;
const idsOf = (people: readonly Candidate[]) => people.map(({ traveller }) => traveller.id).join(' ');

const adults = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => candidate(id, 'ADT'));
const child = candidate('child', 'CHD');
const party = { adults: 2, children: 1, infants: 0 };

it('offers the first few who would fill a place that is left', () =>
  expect(idsOf(shownPeople({ candidates: [...adults, child], chosen: [], party }))).toBe('a b c d e'));

it('keeps who is chosen at their place, and offers only the types that are left', () => {
  const [, , third, , , , last] = adults;
  const chosen = [last, third].flatMap((one) => one ?? []);
  expect(idsOf(shownPeople({ candidates: [...adults, child], chosen, party }))).toBe('c g child');
});

it('offers nobody against whom something stands, and nobody of a type that was not searched', () => {
  const candidates = [
    candidate('a', 'ADT', 'onBoard'),
    candidate('b', 'ADT'),
    candidate('baby', 'INF'),
    child,
  ];
  expect(idsOf(shownPeople({ candidates, chosen: [], party }))).toBe('b child');
});
