import { expect, it } from 'vitest';
import { mapOf } from '../../../rules/seats/samples.support.ts';
import { anyPriced, noticesOf } from './seat-maps.ts';

/** A free seat, one for 30 yuan, and one at an exit. */
const data = mapOf([{ letters: 'AB C', rows: ['.s .', { drawn: 'e. .', exit: 'both' }] }]);
const chosen = (...seats: readonly string[]) => ({
  data,
  chosen: seats.map((seat, at) => ({ passengerId: `P-${at}`, seat })),
});

it('finds a seat that has to be paid for', () => {
  expect(anyPriced(chosen('1A'))).toBe(false);
  expect(anyPriced(chosen('1A', '1B'))).toBe(true);
  expect(anyPriced({ ...chosen('1B'), data: undefined })).toBe(false);
});

it('has the notice of an exit confirmed where one of the seats lies at it, on whichever map', () => {
  expect(noticesOf([chosen('1A'), chosen('1B')])).toEqual(['safety']);
  expect(noticesOf([chosen('1A'), chosen('2A')])).toEqual(['safety', 'exitRow']);
  expect(noticesOf([{ ...chosen('2A'), data: undefined }])).toEqual(['safety']);
  expect(noticesOf([])).toEqual(['safety']);
});
