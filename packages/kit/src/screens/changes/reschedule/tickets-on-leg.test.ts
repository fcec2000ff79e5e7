import { expect, it } from 'vitest';
import type { ChangeOrderTickets } from '../../../contracts/changes/change-tickets.ts';
import { byShownLeg } from './tickets-on-leg.ts';

const order = (orderNo: string, departs: string): ChangeOrderTickets => ({
  orderNo,
  tickets: [
    {
      ticketNo: '7812100000031',
      name: '张三',
      paxType: 'ADT',
      relation: 'member',
      currency: 'CNY',
      rounding: 100,
      involuntary: false,
      addOns: [],
      legs: [
        {
          flightNo: 'MU5101',
          from: 'SHA',
          to: 'PEK',
          departs,
          arrives: departs,
          cabin: 'economy',
          state: 'open',
          fare: 100_000,
          taxes: 7000,
          checked: { answer: 'unknown' },
          rule: [{ refund: { answer: 'unknown' }, change: { answer: 'amount', amount: 24_000 } }],
        },
      ],
    },
  ],
});

it('orders stand by their departure, those that have departed last', () => {
  const orders = [
    order('later', '2026-06-22T08:00:00+08:00'),
    order('over', '2026-05-03T08:00:00+08:00'),
    order('next', '2026-06-03T08:00:00+08:00'),
  ];
  const sorted = byShownLeg(orders, Date.parse('2026-06-01T10:00:00+08:00'));
  expect(sorted.map(({ orderNo }) => orderNo)).toEqual(['next', 'later', 'over']);
});
