import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agesDecide,
  countOf,
  mostPassengers,
  partyLimits,
  partyProblem,
  passengerKinds,
  type Party,
} from './party.ts';

const party = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants });
const anyCount = fc.integer({ min: 0, max: 10 });
const anyParty = fc.record({ adults: anyCount, children: anyCount, infants: anyCount });

describe('partyProblem', () => {
  it.each([
    [party(1), undefined],
    [party(9), undefined],
    [party(1, 8), undefined],
    [party(4, 1, 4), undefined],
    [party(10), 'many'],
    [party(5, 0, 5), 'many'],
    [party(1, 0, 2), 'infants'],
    [party(0, 1), 'alone'],
    [party(0, 0, 1), 'alone'],
    [party(0), 'empty'],
    [party(-1, 3), 'count'],
    [party(1.5), 'count'],
    [party(Number.NaN), 'count'],
  ])('%j: %s', (given, problem) => {
    expect(partyProblem(given)).toBe(problem);
  });
});

it('points out ages where more than three may be under five for each adult', () => {
  expect(agesDecide(party(1, 3))).toBe(false);
  expect(agesDecide(party(1, 4))).toBe(true);
  expect(agesDecide(party(1, 3, 1))).toBe(true);
  expect(agesDecide(party(2, 4, 2))).toBe(false);
});

describe('partyLimits', () => {
  it('are exactly the numbers with which the party can book', () => {
    fc.assert(
      fc.property(anyParty, (given) => {
        fc.pre(partyProblem(given) === undefined);
        const limits = partyLimits(given);
        for (const kind of passengerKinds)
          for (let count = 0; count <= mostPassengers + 1; count += 1) {
            const allowed = partyProblem({ ...given, [kind]: count }) === undefined;
            expect({ kind, count, allowed }).toEqual({
              kind,
              count,
              allowed: count >= limits[kind].min && count <= limits[kind].max,
            });
          }
      }),
    );
  });

  it('never lets more than nine travel', () => {
    fc.assert(
      fc.property(anyParty, (given) => {
        fc.pre(partyProblem(given) === undefined);
        expect(countOf(given)).toBeLessThanOrEqual(mostPassengers);
      }),
    );
  });
});
