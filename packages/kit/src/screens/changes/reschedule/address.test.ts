import { expect, it } from 'vitest';
import { changeQuery, readChangeAddress, type ChangeAddress } from './address.ts';

const whole: ChangeAddress = {
  orderNo: '26110000000031',
  step: 'confirm',
  leg: 1,
  was: 'MU5101.2026-06-05.Y',
  people: [0, 2],
  release: true,
  day: '2026-06-08',
  flight: 'MU5117',
  offer: 'MU5117.20260608_x',
  fare: 'standard',
  price: 66_000,
};
const read = (query: Readonly<Record<string, string>>) => readChangeAddress(new URLSearchParams(query));

it('reads what it writes', () => expect(read(changeQuery(whole))).toEqual(whole));

it('keeps the price that was agreed to for the last step alone', () =>
  expect(changeQuery({ ...whole, step: 'cabin' })).not.toHaveProperty('price'));

it('goes no further than what has been chosen', () => {
  expect(read({ orderNo: '1', step: 'confirm' })?.step).toBe('people');
  expect(read({ orderNo: '1', step: 'confirm', people: '0' })?.step).toBe('flight');
  expect(read({ orderNo: '1', step: 'confirm', people: '0', flight: 'MU1' })?.step).toBe('cabin');
  expect(read({ orderNo: '1', step: 'people', people: '0', flight: 'MU1' })?.step).toBe('people');
});

it('takes nothing that is no address of a change', () => {
  expect(read({})).toBeUndefined();
  expect(read({ orderNo: '1', people: 'x,12', day: '2026-02-30', leg: '77', step: 'pay' })).toEqual({
    orderNo: '1',
    step: 'people',
    leg: 0,
    people: [],
    release: false,
  });
});
