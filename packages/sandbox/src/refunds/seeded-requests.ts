import type { RefundEvent } from '@mapp/kit/contracts';
import { addDays, daysBetween, isWorkingDay, type Day } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { chinese, namesIn } from '../seed/persons.ts';
import { couponOn, dayMs, fixedTickets, ticketMaker } from '../ticket-orders/fixed-tickets.ts';
import type { TicketRecord } from '../ticket-orders/ticket-records.ts';
import { givenOn, receiptOf, ticketsIn, workingCalendar, type Given } from './given-requests.ts';
import type { RequestRecord, TicketOfRequest } from './request-records.ts';

const stepNames = ['received', 'examined', 'decided', 'sent', 'arrived'] as const;
const hours = ['10:02', '14:30', '16:20', '09:00', '11:45'] as const;

/** Working days from the receipt to each step. */
const pace = [0, 1, 2, 3, 5] as const;

function dayAfter(from: Day, count: number): Day {
  let [day, left] = [from, count];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day, workingCalendar)) left -= 1;
  }
  return day;
}

const amounts = { fare: 120_000, taxes: 7000, fee: 36_000, feePercent: 30, attached: 0, back: 91_000 };

const events: readonly RefundEvent[] = ['received', 'examined', 'approved', 'sent', 'arrived'];

function requestOf(one: Given, clock: Clock): RequestRecord {
  const { last, state, steps, itinerary = 'notNeeded', more = {} } = one;
  const today = clock.today();
  const now = clock.now().getTime();
  const from = receiptOf(one, today);
  const at = pace.map((days, index) => {
    const told = `${dayAfter(from, days)}T${hours[index] ?? '10:00'}:00+08:00`;
    return Date.parse(told) > now ? new Date(now - (5 - index) * 60_000).toISOString() : told;
  });
  const came = stepNames.slice(0, steps);
  const known = [...fixedTickets(today, now), ...requestedTickets(today, now)];
  const held = ticketsIn(one).flatMap(({ ticketNo, outcome }) => {
    const ticket = known.find((each) => each.ticketNo === ticketNo);
    return ticket ? [{ ticket, outcome }] : [];
  });
  // Tickets of one request are for one journey.
  const { flightNo, from: start, to: end, departs } = held[0]?.ticket.coupons[0] ?? {};
  const list = held.map(({ ticket: { ticketNo, person, paxType }, outcome }): TicketOfRequest => ({
    ticketNo,
    name: namesIn(person),
    paxType,
    flightNo,
    from: start,
    to: end,
    departs,
    outcome,
    itinerary,
    certainty: outcome === 'pending' ? 'estimated' : 'confirmed',
    ...(outcome !== 'rejected' && { amounts }),
  }));
  const back = list.filter(({ outcome }) => outcome !== 'rejected').length * amounts.back;
  return {
    requestNo: `RF2611000${String(last).padStart(3, '0')}`,
    kind: 'general',
    ...(held[0] && { orderNo: held[0].ticket.orderNo }),
    state,
    currency: 'CNY',
    tickets: list,
    ...(back > 0 && { back: { amount: back, currency: 'CNY' } }),
    certainty: steps > 2 ? 'confirmed' : 'estimated',
    reason: 'plansChanged',
    phone: '138 •••• 0001',
    times: { received: at[0] ?? '', ...Object.fromEntries(came.map((step, index) => [step, at[index]])) },
    to: { kind: 'original', tail: '6688' },
    ...(steps > 3 && { paymentTail: '4471' }),
    resubmissions: 0,
    history: came.flatMap((_, index) => [
      {
        at: at[index] ?? '',
        event: state === 'rejected' && index === 2 ? 'rejected' : (events[index] ?? 'received'),
      },
      ...(itinerary === 'mailed' && index === 0
        ? [{ at: `${from}T16:00:00+08:00`, event: 'mailed' as const }]
        : []),
    ]),
    ...more,
  };
}

/** Days between the purchase of a ticket that is in a request, and its receipt. */
const boughtBefore = 40;

const lisi = chinese({ cn: ['李', '四'], en: ['LI', 'SI'], gender: 'M', birthday: '1990-03-07' });

/**
 * Tickets of the requests, where no other test data is about them.
 * @param today day of the first look
 * @param now instant of the first look, milliseconds since 1970
 */
export function requestedTickets(today: Day, now: number): readonly TicketRecord[] {
  const fixed = new Set(fixedTickets(today, now).map(({ ticketNo }) => ticketNo));
  const ticket = ticketMaker(today, now);
  return givenOn(today).flatMap((one) => {
    const from = receiptOf(one, today);
    return ticketsIn(one).flatMap(({ ticketNo, outcome }, index) =>
      fixed.has(ticketNo)
        ? []
        : ticket(Number(ticketNo.slice(-3)), {
            // All tickets of a request are of one order.
            orderNo: `26120000000${100 + one.last}`,
            issuedAt: now - (daysBetween(from, today) + boughtBefore) * dayMs,
            ...(index > 0 && { person: lisi }),
            coupons: [
              couponOn('MU5101', addDays(from, 12), { state: outcome === 'rejected' ? 'open' : 'refunded' }),
            ],
          }),
    );
  });
}

/** Requests of the test data as they are at the first look, the latest first. Source: sandbox.md. */
export function seededRequests(clock: Clock): RequestRecord[] {
  const given = givenOn(clock.today());
  return given.map((one) => {
    const record = requestOf(one, clock);
    if (one.last === 11) {
      const [ticket] = record.tickets;
      return ticket && record.difference
        ? {
            ...record,
            difference: { ...record.difference, ticketNo: ticket.ticketNo },
            history: [...record.history, { at: record.difference.at, event: 'differenceAsked' }],
          }
        : record;
    }
    if (one.last === 8 || one.last === 9)
      return {
        ...record,
        history: [
          ...record.history,
          {
            at: record.times.examined ?? record.times.received,
            event: one.last === 8 ? 'supplementWanted' : 'suspended',
          },
        ],
      };
    return record;
  });
}
