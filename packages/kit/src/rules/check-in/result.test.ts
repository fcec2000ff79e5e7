import { describe, expect, it } from 'vitest';
import { resultOf, type ResultPassenger } from './result.ts';

const passenger = (passengerId: string, more: Partial<ResultPassenger> = {}): ResultPassenger => ({
  passengerId,
  state: 'open',
  ...more,
});

const ids = ({ done, failed }: ReturnType<typeof resultOf>) => [
  done.map(({ passengerId }) => passengerId),
  failed.map(({ passengerId }) => passengerId),
];

describe('the result of a check-in', () => {
  const adult = passenger('A', { state: 'checkedIn', infantId: 'I' });
  const infant = passenger('I', { state: 'checkedIn' });
  const refused = passenger('B', { failure: 'mismatch' });
  const other = passenger('C');

  it('names who is checked in, infants with their adult, and who failed', () =>
    expect(ids(resultOf([adult, infant, refused, other], ['A', 'B']))).toEqual([['A', 'I'], ['B']]));

  it('names nobody who was not tried, nor the infants of those', () => {
    const untried = passenger('D', { state: 'checkedIn', infantId: 'J' });
    const lap = passenger('J', { state: 'checkedIn' });
    expect(ids(resultOf([adult, infant, untried, lap, other], ['A']))).toEqual([['A', 'I'], []]);
  });

  it('counts who was tried and is still open as failed, and nobody else', () => {
    expect(ids(resultOf([other], ['C']))).toEqual([[], ['C']]);
    expect(ids(resultOf([adult, other], ['A']))).toEqual([['A'], []]);
  });

  it('does not name an infant who failed with its adult', () =>
    expect(
      ids(
        resultOf([passenger('A', { infantId: 'I', failure: 'x' }), passenger('I', { failure: 'x' })], ['A']),
      ),
    ).toEqual([[], ['A']]));

  it('tells all that the journeys tell where nobody is named', () =>
    expect(ids(resultOf([adult, infant, refused, other], []))).toEqual([['A', 'I'], ['B']]));
});
