import { addDays, addMonths, daysBetween, type Day } from '../days.ts';

/** Owner of the flight: the group itself, or a partner. */
export type ClaimKind = 'own' | 'partner';

/** When points can be claimed, as the programme sets it. Nothing of it is a constant of ours. */
export interface ClaimTerms {
  /** Days after the flight from which its points can be claimed. */
  readonly ownFromDay: number;
  readonly partnerFromDay: number;
  /** Months after the flight until which they can be. */
  readonly months: number;
}

/** `early` not yet, `open` now, `late` no more; `future` the flight is still to come. */
export type ClaimPhase = 'future' | 'early' | 'open' | 'late';

/** When the points of one flight can be claimed; both days included. */
export interface ClaimWindow {
  readonly opens: Day;
  readonly closes: Day;
  readonly phase: ClaimPhase;
  /** Days left to claim, today not counted; 0 on the last day, and none outside the window. */
  readonly daysLeft: number | undefined;
}

const fromDay = (kind: ClaimKind, { ownFromDay, partnerFromDay }: ClaimTerms): number =>
  kind === 'own' ? ownFromDay : partnerFromDay;

/**
 * The window of a flight: from so many days after it to so many months after it.
 * @param today the airline's calendar day
 */
export function claimWindow(flightDate: Day, kind: ClaimKind, terms: ClaimTerms, today: Day): ClaimWindow {
  const opens = addDays(flightDate, fromDay(kind, terms));
  const closes = addMonths(flightDate, terms.months);
  const phase =
    flightDate > today ? 'future' : today < opens ? 'early' : today > closes ? 'late' : ('open' as const);
  return { opens, closes, phase, daysLeft: phase === 'open' ? daysBetween(today, closes) : undefined };
}

/** The first and the last day of flights whose points can be claimed today. */
export function claimableDays(
  kind: ClaimKind,
  terms: ClaimTerms,
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const to = addDays(today, -fromDay(kind, terms));
  // The end of a month cuts addition short: of the days that come to today, the earliest counts.
  let from = addMonths(today, -terms.months);
  while (addMonths(addDays(from, -1), terms.months) >= today) from = addDays(from, -1);
  return { from, to };
}
