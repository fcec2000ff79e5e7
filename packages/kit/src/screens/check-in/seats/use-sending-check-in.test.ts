import { expect, it } from 'vitest';
import type { Journey } from '../../../contracts/check-in/check-in.ts';
import { hasArrived } from './use-sending-check-in.ts';

const journeys = (one: object) =>
  [
    { segments: [{ segmentId: 'S-0', passengers: [{ passengerId: 'P-1', state: 'checkedIn' }] }] },
    {
      segments: [
        {
          segmentId: 'S-1',
          passengers: [
            { passengerId: 'P-1', state: 'open', ...one },
            { passengerId: 'P-2', state: 'checkedIn' },
          ],
        },
      ],
    },
  ] as unknown as readonly Journey[];
const sent = { seats: [{ segmentId: 'S-1', passengerId: 'P-1', seat: '12A' }] };

it('has arrived once somebody of it is checked in, or could not be', () => {
  expect(hasArrived(journeys({ state: 'checkedIn' }), 'S-1', sent)).toBe(true);
  expect(hasArrived(journeys({ failure: 'noSeat' }), 'S-1', sent)).toBe(true);
});

it('has not arrived with others alone, on another flight, or without the flight', () => {
  expect(hasArrived(journeys({}), 'S-1', sent)).toBe(false);
  expect(hasArrived(journeys({ state: 'checkedIn' }), 'S-2', sent)).toBe(false);
});
