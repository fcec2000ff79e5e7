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
import { publishedDays, publishedYears } from '../holidays/published.ts';
import type { RequestRecord } from './request-records.ts';
import { requestWords } from './request-words.ts';

/** Calendar of the airline's working days. */
export const workingCalendar: WorkingCalendar = {
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
export interface Given {
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

function outcomeOf(state: RefundState): TicketOutcome {
  if (state === 'arrived' || state === 'difference') return 'arrived';
  if (state === 'sent' || state === 'approved' || state === 'rejected') return state;
  return 'pending';
}

/** Tickets of a request of the test data, with what has become of each. */
export const ticketsIn = ({ last, state, tickets }: Given) =>
  tickets ?? [{ ticketNo: `7812100000${100 + last}`, outcome: outcomeOf(state) }];

/** Day on which a request was received. */
export const receiptOf = ({ since }: Given, today: Day): Day =>
  typeof since === 'string' ? since : workingDaysBefore(today, since);

/** Requests of the test data, as they are on a day. */
export function givenOn(today: Day): readonly Given[] {
  const until = `${addDays(today, 10)}T23:59:59+08:00`;
  return [
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
}
