import { describe, expect, it } from 'vitest';
import type { JourneySegment } from '../../../contracts/check-in/check-in.ts';
import { seatRow } from './seat-row.ts';

const traveller = (passengerId: string, more: object = {}) => ({
  passengerId,
  name: passengerId,
  paxType: 'ADT',
  age: 40,
  state: 'open',
  ...more,
});
const segment = {
  segmentId: 'S-1',
  passengers: [
    traveller('P-1', { seat: '1A' }),
    traveller('P-2'),
    traveller('P-3', { seat: '3C', seatOrder: 'O-1' }),
    traveller('P-4', { state: 'checkedIn', seat: '9A' }),
  ],
} as unknown as JourneySegment;
const held = (...seats: readonly object[]) =>
  ({ data: { decks: [], held: { orderNo: 'O-2', seats } } }) as unknown as Parameters<typeof seatRow>[2];

describe('a flight on which seats are chosen', () => {
  it('has the seats that its passengers have, but of those who are checked in', () => {
    const { seating, chosen, travellers } = seatRow(segment, undefined, undefined, undefined);
    expect(travellers.map(({ passengerId }) => passengerId)).toEqual(['P-1', 'P-2', 'P-3']);
    expect(seating).toEqual({ 'P-1': '1A', 'P-3': '3C' });
    expect(chosen).toEqual([]);
  });

  it('has the seats that an order keeps, not of who has paid for another', () => {
    const read = held({ passengerId: 'P-2', seat: '2B' }, { passengerId: 'P-3', seat: '2C' });
    const { kept, seating, chosen } = seatRow(segment, undefined, read, undefined);
    expect(kept).toEqual({ 'P-2': '2B' });
    expect(seating).toEqual({ 'P-1': '1A', 'P-2': '2B', 'P-3': '3C' });
    expect(chosen).toEqual([{ segmentId: 'S-1', passengerId: 'P-2', seat: '2B' }]);
  });

  it('has the seats of the draft before all others', () => {
    const read = held({ passengerId: 'P-2', seat: '2B' });
    const { seating, chosen } = seatRow(segment, 'P-1', read, { 'P-1': '4A' });
    expect(seating).toEqual({ 'P-1': '4A' });
    expect(chosen).toEqual([{ segmentId: 'S-1', passengerId: 'P-1', seat: '4A' }]);
  });
});
