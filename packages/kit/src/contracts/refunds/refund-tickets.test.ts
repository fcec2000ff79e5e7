import { expect, it } from 'vitest';
import { read } from '../read.ts';
import { refundTickets } from './refund-tickets.ts';

const ticket = {
  ticketNo: '7812100000001',
  orderNo: '26120000000001',
  name: 'ZHANG/SAN',
  paxType: 'ADT',
  issuedOn: '2026-05-12',
  legs: [],
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
};

const obstacleIn = (obstacle: unknown) => {
  const told = read(refundTickets.response, { tickets: [{ ...ticket, obstacle }] });
  if (!('data' in told)) throw new Error(told.field);
  return told.data.tickets[0]?.obstacle;
};

it.each([{ kind: 'novel' }, { kind: null }, {}, 'originalChannel', 1])(
  'an obstacle that cannot be read stands in the way all the same: %j',
  (obstacle) => expect(obstacleIn(obstacle)).toEqual({ kind: 'unknown' }),
);

it('an obstacle whose facts cannot be read is still the one it is', () =>
  expect(obstacleIn({ kind: 'originalChannel', channelPhone: null, paid: 'novel' })).toEqual({
    kind: 'originalChannel',
  }));

it.each([null, undefined])('%s is none', (obstacle) => expect(obstacleIn(obstacle)).toBeUndefined());
