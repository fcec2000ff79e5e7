import type { RefundEvent } from '@mapp/kit/contracts';
import {
  addDays,
  holidayMarks,
  isWorkingDay,
  moneyWay,
  type Day,
  type ItineraryState,
  type RefundState,
  type TicketOutcome,
  type WorkingCalendar,
} from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { publishedDays, publishedYears } from '../holidays/published.ts';
import { knownFlight } from '../seed/flights.ts';
import { departureTime } from '../stops.ts';
import { fixedTickets } from '../ticket-orders/fixed-tickets.ts';
import type { RequestRecord, TicketOfRequest } from './request-records.ts';
import { requestWords } from './request-words.ts';

/** Calendar of the airline's working days. */
const workingCalendar: WorkingCalendar = {
  years: [...publishedYears],
  marks: holidayMarks({ years: [...publishedYears], days: [...publishedDays] }),
};

/** The working day so many before another. */
function workingDaysBefore(day: Day, count: number): Day {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, -1);
    if (isWorkingDay(at, workingCalendar)) left -= 1;
  }
  return at;
}

/** The latest day of receipt with which money that has been sent is late by so many working days. */
function receivedForOverdue(today: Day, overdue: number): Day {
  for (let back = 1; back < 60; back += 1) {
    const day = addDays(today, -back);
    const times = { received: `${day}T10:02:00+08:00` };
    if (moneyWay({ state: 'sent', times }, today, workingCalendar).overdue === overdue) return day;
  }
  throw new Error('No such day');
}

/** Parts of a request of the test data beside those of all. */
interface Given {
  readonly last: number;
  readonly state: RefundState;
  /** Working days since it was received, or the day itself. */
  readonly since: number | Day;
  /** Number of steps that have come. */
  readonly steps: 1 | 2 | 3 | 4 | 5;
  /** Standing of its printed itinerary; none was printed without it. */
  readonly itinerary?: ItineraryState;
  readonly tickets?: readonly { readonly ticketNo: string; readonly outcome: TicketOutcome }[];
  readonly more?: Partial<RequestRecord>;
}

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

function requestOf(
  { last, state, since, steps, itinerary = 'notNeeded', tickets, more = {} }: Given,
  clock: Clock,
): RequestRecord {
  const today = clock.today();
  const now = clock.now().getTime();
  const from = typeof since === 'string' ? since : workingDaysBefore(today, since);
  const at = pace.map((days, index) => {
    const told = `${dayAfter(from, days)}T${hours[index] ?? '10:00'}:00+08:00`;
    return Date.parse(told) > now ? new Date(now - (5 - index) * 60_000).toISOString() : told;
  });
  const came = stepNames.slice(0, steps);
  const flight = knownFlight('MU5101');
  const given = tickets ?? [{ ticketNo: `7812100000${100 + last}`, outcome: outcomeOf(state) }];
  const known = fixedTickets(today, now).find(({ ticketNo }) => ticketNo === given[0]?.ticketNo)?.coupons[0];
  const departs = known?.departs ?? departureTime(flight, addDays(from, 12));
  const list = given.map(({ ticketNo, outcome }, index): TicketOfRequest => ({
    ticketNo,
    name: index === 0 ? '张三' : '李四',
    paxType: 'ADT',
    flightNo: flight.flightNo,
    from: flight.from,
    to: flight.to,
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
    orderNo: `261200000001${String(last).padStart(2, '0')}`,
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

function outcomeOf(state: RefundState): TicketOutcome {
  if (state === 'arrived' || state === 'difference') return 'arrived';
  if (state === 'sent' || state === 'approved' || state === 'rejected') return state;
  return 'pending';
}

/** Requests of the test data as they are at the first look, the latest first. Source: sandbox.md. */
export function seededRequests(clock: Clock): RequestRecord[] {
  const today = clock.today();
  const until = `${addDays(today, 10)}T23:59:59+08:00`;
  const given: readonly Given[] = [
    { last: 1, state: 'received', since: 0, steps: 1 },
    { last: 2, state: 'examining', since: 1, steps: 2 },
    { last: 3, state: 'approved', since: 2, steps: 3, itinerary: 'mailed' },
    {
      last: 4,
      state: 'sent',
      since: 4,
      steps: 4,
      tickets: [{ ticketNo: '7812100000002', outcome: 'sent' }],
    },
    {
      last: 5,
      state: 'arrived',
      since: 8,
      steps: 5,
      tickets: [{ ticketNo: '7812100000014', outcome: 'arrived' }],
    },
    { last: 6, state: 'sent', since: receivedForOverdue(today, 2), steps: 4 },
    {
      last: 7,
      state: 'rejected',
      since: 5,
      steps: 3,
      tickets: [{ ticketNo: '7812100000013', outcome: 'rejected' }],
      more: { kind: 'irregular', reason: 'flightDelayed', rejection: requestWords.dateMissing, until },
    },
    {
      last: 8,
      state: 'supplement',
      since: 3,
      steps: 2,
      itinerary: 'notMailed',
      more: { reason: 'visaRefused', wanted: requestWords.proofWanted, until },
    },
    {
      last: 9,
      state: 'suspended',
      since: 4,
      steps: 2,
      tickets: [{ ticketNo: '7812100000012', outcome: 'pending' }],
      more: { suspension: requestWords.namesDiffer },
    },
    {
      last: 10,
      state: 'partly',
      since: 7,
      steps: 5,
      tickets: [
        { ticketNo: '7812100000110', outcome: 'rejected' },
        { ticketNo: '7812100000112', outcome: 'arrived' },
      ],
      more: { kind: 'irregular', reason: 'flightDelayed', rejection: requestWords.dateMissing, until },
    },
    {
      last: 11,
      state: 'difference',
      since: 9,
      steps: 5,
      more: {
        difference: {
          ticketNo: '7812100000111',
          amount: { amount: 12_000, currency: 'CNY' },
          reason: '按航班延误应少收退票费',
          at: `${workingDaysBefore(today, 2)}T15:10:00+08:00`,
        },
      },
    },
  ];
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
