import { describe, expect, it } from 'vitest';
import type { ChangeLeg, ChangeTicket } from '../../../contracts/changes/change-tickets.ts';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { quotedSums, restOf } from './quoted-party.ts';
import type { Party } from './use-party.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const departs = '2026-06-22T08:00:00+08:00';

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' });

const legOf = (more: Partial<ChangeLeg> = {}): ChangeLeg => ({
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
  ...more,
});

const ticketOf = (ticketNo: string, more: Partial<ChangeTicket> = {}): ChangeTicket => ({
  ticketNo,
  name: '张三',
  paxType: 'ADT',
  relation: 'member',
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  addOns: [],
  legs: [legOf()],
  ...more,
});

const going = (ticket: ChangeTicket, leg = legOf()): Party['going'][number] => ({
  at: 0,
  ticket,
  leg,
  bar: undefined,
});

const quoteOf = (...passengers: ChangeQuote['passengers']): ChangeQuote => ({ state: 'same', passengers });
const told = (ticketNo: string, fare: number, lowerFare?: 'refunded' | 'forfeited') => ({
  ticketNo,
  offered: fare,
  fare,
  checked: { answer: 'unknown' as const },
  ...(lowerFare && { lowerFare }),
});
const sumsOf = (
  travelling: Party['going'],
  quote: ChangeQuote,
  along: readonly string[] = [],
): ReturnType<typeof quotedSums> => quotedSums({ going: travelling, along } as Party, quote, now);

describe('sums of those who change', () => {
  it('each has the fare that the quote names for the ticket, whatever the order of the answer', () => {
    const sums = sumsOf(
      [going(ticketOf('1')), going(ticketOf('2'))],
      quoteOf(told('2', 130_000), told('1', 100_000)),
    );
    expect(sums.map(({ ticketNo, sum }) => [ticketNo, sum.due])).toEqual([
      ['1', 24_000],
      ['2', 54_000],
    ]);
  });

  it('nobody whom the quote does not name has a sum', () => {
    expect(sumsOf([going(ticketOf('1')), going(ticketOf('2'))], quoteOf(told('2', 100_000)))).toHaveLength(1);
    expect(sumsOf([going(ticketOf('1'))], quoteOf())).toEqual([]);
  });

  it('a lower fare comes back or is kept as the quote says', () => {
    const due = (lowerFare: 'refunded' | 'forfeited') =>
      sumsOf([going(ticketOf('1'))], quoteOf(told('1', 60_000, lowerFare)))[0]?.sum;
    expect(due('refunded')).toMatchObject({ due: 24_000 - 40_000, forfeited: 0 });
    expect(due('forfeited')).toMatchObject({ due: 24_000, forfeited: 40_000 });
  });

  it('only the leg that is changed is priced', () => {
    const both = ticketOf('1', { legs: [legOf(), legOf({ fare: 900_000 })] });
    expect(sumsOf([going(both)], quoteOf(told('1', 100_000)))[0]?.sum.oldFare).toBe(100_000);
  });

  it('a passenger who goes along is marked', () => {
    const sums = sumsOf([going(ticketOf('1')), going(ticketOf('2'))], quoteOf(told('1', 1), told('2', 1)), [
      '2',
    ]);
    expect(sums.map(({ along }) => along)).toEqual([false, true]);
  });
});

describe('the rest of those who change', () => {
  it('is nothing where nothing was bought', () => {
    expect(restOf([going(ticketOf('1'))])).toEqual({
      checkedIn: false,
      seats: [],
      seatsPaid: [],
      addOns: [],
      insured: [],
      invoiced: false,
    });
  });

  it('is gathered from everybody', () => {
    const rest = restOf([
      going(ticketOf('1', { addOns: ['BAGS'], invoiced: true }), legOf({ state: 'checkedIn', seat: '21A' })),
      going(
        ticketOf('2', { name: '李四', insurance: yuan(30), addOns: ['MEAL'] }),
        legOf({ seat: '21B', seatPaid: yuan(80) }),
      ),
    ]);
    expect(rest).toEqual({
      checkedIn: true,
      seats: ['21A', '21B'],
      seatsPaid: [yuan(80)],
      addOns: ['BAGS', 'MEAL'],
      insured: ['李四'],
      invoiced: true,
    });
  });
});
