import { dayIn, type Day } from '../days.ts';
import { actionsOf, isUnsettled, type RefundState } from './request.ts';
import {
  afterWorkingDays,
  isPublishedDay,
  noCalendar,
  workingDaysBetween,
  type DueDay,
  type WorkingCalendar,
} from './working-days.ts';

/** Working days within which somebody calls. Source: travel.md section 9. */
export const contactDays = 2;

/** Working days after which the money is overdue. Source: decisions.md 55. */
export const moneyDays = 7;

/** Steps of the money, in order. Source: decisions.md 55. */
export const moneySteps = ['received', 'examined', 'decided', 'sent', 'arrived'] as const;
export type MoneyStep = (typeof moneySteps)[number];

/** Instants of a request's steps, ISO 8601, as far as they have come. */
export type StepTimes = { readonly [Step in MoneyStep]?: string | undefined };

/** A step on the way. */
export interface DatedStep {
  readonly step: MoneyStep;
  readonly state: 'done' | 'refused' | 'current' | 'late' | 'coming' | 'never';
  /** When it came, ISO 8601. */
  readonly at?: string;
  /** By when it has to come; left out where no date is promised. */
  readonly by?: DueDay;
}

/** The way of the money. */
export interface MoneyWay {
  readonly steps: readonly DatedStep[];
  /** Last day on which the money arrives in time. */
  readonly due: DueDay;
  /** Working days by which it is late; 0 while it is not, and while the calendar is still asked for. */
  readonly overdue: number;
  /** The calendar is published from the receipt to today: without it the days are about right and no more. Source: decisions.md 55. */
  readonly certain: boolean;
  /** Working days that have gone by since it was received. */
  readonly gone: number;
}

/** A request as its way is worked out. */
export interface RequestOnItsWay {
  readonly state: RefundState;
  readonly times: StepTimes;
  /** Last instant at which it can be handed in again or supplemented, ISO 8601. */
  readonly until?: string | undefined;
}

/** Nothing is overdue where the money has come, is refused, or waits for the traveller. */
const counts: ReadonlySet<RefundState> = new Set([
  'received',
  'examining',
  'approved',
  'sent',
  'partly',
  'manual',
]);

const zone = 'Asia/Shanghai';
const dayOf = (instant: string): Day => dayIn(new Date(instant), zone);

/**
 * Requests that go on or wait for the traveller, those that were received first leading.
 * @param now ms since 1970
 */
export const openRefunds = <Request extends RequestOnItsWay>(
  requests: readonly Request[],
  now: number,
): Request[] =>
  requests
    .filter((request) => isUnsettled(request, now))
    .toSorted((one, other) => Date.parse(one.times.received ?? '') - Date.parse(other.times.received ?? ''));

/**
 * Requests that go on or wait for the traveller, by the order that was given back; of several of one order, the one that was received
 * first.
 * @param now ms since 1970
 */
export const openRefundsByOrder = <
  Request extends RequestOnItsWay & { readonly orderNo?: string | undefined },
>(
  requests: readonly Request[],
  now: number,
): ReadonlyMap<string, Request> =>
  new Map(
    openRefunds(requests, now)
      .toReversed()
      .flatMap((request) => (request.orderNo === undefined ? [] : [[request.orderNo, request]])),
  );

/**
 * The dated way of the money, by working days of the airline's calendar.
 * @param today in the airline's zone
 * @param known undefined while it is still asked for: nothing is called late then
 */
export function moneyWay(
  { state, times }: RequestOnItsWay,
  today: Day,
  known: WorkingCalendar | undefined,
): MoneyWay {
  const calendar = known ?? noCalendar;
  const from = times.received === undefined ? today : dayOf(times.received);
  const due = afterWorkingDays(from, moneyDays, calendar);
  const runs = known !== undefined && counts.has(state) && times.arrived === undefined;
  const overdue = runs ? workingDaysBetween(due.day, today, calendar) : 0;
  const by: { readonly [Step in MoneyStep]?: DueDay } = {
    examined: afterWorkingDays(from, contactDays, calendar),
    arrived: due,
  };
  const current = moneySteps.find((step) => times[step] === undefined);
  const refused = state === 'rejected';
  // A refusal is the end of the examination, not a step after one that went well.
  const shown = moneySteps.filter((step) => !(refused && step === 'examined' && times.decided !== undefined));
  const steps = shown.map((step): DatedStep => {
    const at = times[step];
    if (at !== undefined) return { step, at, state: refused && step === 'decided' ? 'refused' : 'done' };
    if (refused) return { step, state: 'never' };
    const dated = by[step] === undefined ? { step } : { step, by: by[step] };
    if (overdue > 0 && step === 'arrived') return { ...dated, state: 'late' };
    return { ...dated, state: step === current ? 'current' : 'coming' };
  });
  const certain = due.certain && isPublishedDay(today, calendar);
  return { steps, due, overdue, certain, gone: workingDaysBetween(from, today, calendar) };
}

/**
 * Whether a request waits for the traveller, who can hand it in again or supplement it until a last instant.
 * @param now ms since 1970
 */
export const waitsForTraveller = (request: RequestOnItsWay, now: number): boolean =>
  request.until !== undefined && actionsOf(request, now).some((action) => action !== 'difference');

/** A refund under way, and the way of its money. */
export interface LeadingMoney<Request> {
  readonly request: Request;
  readonly way: MoneyWay;
}

/**
 * The refund that leads of several: the one that is late the longest, else the one that waits for the traveller and ends next, else the
 * first whose money is still to come.
 * @param today in the airline's zone
 * @param now ms since 1970
 */
export function leadingMoney<Request extends RequestOnItsWay>(
  requests: readonly Request[],
  today: Day,
  calendar: WorkingCalendar | undefined,
  now: number,
): LeadingMoney<Request> | undefined {
  const ways = openRefunds(requests, now).map((request) => ({
    request,
    way: moneyWay(request, today, calendar),
  }));
  const [latest] = ways.toSorted((one, other) => other.way.overdue - one.way.overdue);
  if (latest && latest.way.overdue > 0) return latest;
  const [yours] = ways
    .filter(({ request }) => waitsForTraveller(request, now))
    .toSorted((one, other) => Date.parse(one.request.until ?? '') - Date.parse(other.request.until ?? ''));
  return yours ?? ways.find(({ way }) => way.due.day >= today) ?? latest;
}
