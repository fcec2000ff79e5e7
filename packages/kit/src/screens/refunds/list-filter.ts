import { addMonths, type Day } from '../../rules/days.ts';
import type { DraftForm, Drafts } from '../../session/drafts.ts';

/** Parts of the filter that say something of a person: they are in no address and outlive no reload. */
export interface ListFilter {
  /** 13 digits. */
  readonly ticketNo?: string | undefined;
  /** 11 digits. */
  readonly phone?: string | undefined;
}

const privateFilter: DraftForm<ListFilter> = { name: 'refundFilter', keeps: {}, choices: () => ({}) };

export const readFilter = (drafts: Drafts): ListFilter => drafts.read(privateFilter) ?? {};
export const writeFilter = (drafts: Drafts, filter: ListFilter): void => drafts.write(privateFilter, filter);
export const forgetFilter = (drafts: Drafts): void => drafts.forget(privateFilter);

/** Days of issue that are shown. */
export interface IssueSpan {
  readonly from: Day;
  readonly until: Day;
}

const isDay = (text: string | undefined): text is Day =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Months that a ticket can be found for, and those shown first. Source: travel.md sections 5 and 9. */
export const spanLimits = { most: 12, usual: 1 } as const;

/** Span of an address; the last month where it names none that can be. */
export function spanOf(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  today: Day,
): IssueSpan {
  const usual = { from: addMonths(today, -spanLimits.usual), until: today };
  return isDay(from) && isDay(until) && spanProblem({ from, until }) === undefined ? { from, until } : usual;
}

/** Span that an address names; undefined where it names none that can be. */
export const chosenSpan = (
  query: { from?: string | undefined; until?: string | undefined },
  today: Day,
): IssueSpan | undefined => {
  const span = spanOf(query, today);
  return span.from === query.from && span.until === query.until ? span : undefined;
};

/** Fault of a span: the start is later than the end, or it is longer than a year. */
export function spanProblem({ from, until }: IssueSpan): 'order' | 'year' | undefined {
  if (from > until) return 'order';
  return addMonths(from, spanLimits.most) < until ? 'year' : undefined;
}
