import { expect, it } from 'vitest';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { stillOfUse } from './refundable.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');

const ticket = (ticketNo: string, day: string, obstacle?: 'originalChannel'): RefundTicket => ({
  ticketNo,
  orderNo: '26110000000001',
  name: '张三',
  paxType: 'ADT',
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  issuedOn: '2026-01-01',
  legs: [
    {
      flightNo: 'MU5101',
      from: 'SHA',
      to: 'PEK',
      departs: `${day}T08:00:00+08:00`,
      cabin: 'Y',
      fare: 1000,
      taxes: 0,
      flown: false,
      rule: [],
    },
  ],
  ...(obstacle && { obstacle: { kind: obstacle } }),
});

it('leads with tickets that can be given back, and leaves out those that left long ago', () => {
  const tickets = [
    ticket('missed', '2026-05-30'),
    ticket('elsewhere', '2026-06-02', 'originalChannel'),
    ticket('later', '2026-06-09'),
    ticket('long gone', '2026-04-30'),
    ticket('next', '2026-06-02'),
  ];
  expect(stillOfUse(tickets, now).map(({ ticketNo }) => ticketNo)).toEqual([
    'next',
    'later',
    'elsewhere',
    'missed',
  ]);
});
