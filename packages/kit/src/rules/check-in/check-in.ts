import { expectedTime, type PlannedTime } from '../time/time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Hours before departure from which one can check in, and at which automatic check-in does so. Source: decision 22, travel.md section 9. */
export const checkInOpensHours = 48;

/** Minutes before departure at which online check-in closes. Source: travel.md section 9. */
export const checkInClosesMinutes = { domestic: 45, international: 60 } as const;

/** Minutes before its end from which a window is told as closing. */
export const closingMinutes = 60;

/** Working days that a refund for a seat takes. Source: travel.md section 9. */
export const seatRefundDays = { from: 15, to: 20 } as const;

/** States of one passenger on one segment. Source: travel.md section 4. */
export const boardingStates = ['open', 'checkedIn', 'cancelled'] as const;
export type BoardingState = (typeof boardingStates)[number];

/** The steps of a seat change, in their order. Source: travel.md section 4. */
export const seatChangeSteps = ['oldCancelling', 'newProcessing', 'changed'] as const;
export type SeatChangeStep = (typeof seatChangeSteps)[number];

/** States of a seat order. Source: travel.md section 4. */
export const seatOrderStates = ['completed', 'waiting', 'cancelled'] as const;
export type SeatOrderState = (typeof seatOrderStates)[number];

/** A segment as far as these rules read it. */
export interface CheckInSegment {
  readonly segmentId: string;
  readonly international: boolean;
  readonly departure: PlannedTime;
  readonly passengers: readonly {
    readonly passengerId: string;
    readonly state: BoardingState;
  }[];
}

/** When one can check in, milliseconds since 1970. At `closes` it is over. */
export interface CheckInWindow {
  readonly opens: number;
  readonly closes: number;
}

/** From 48 hours before departure until 45 minutes before it, 60 on international flights. Source: decision 22. */
export function checkInWindow({
  departure,
  international,
}: Pick<CheckInSegment, 'departure' | 'international'>): CheckInWindow {
  const departs = Date.parse(departure.time);
  const minutes = checkInClosesMinutes[international ? 'international' : 'domestic'];
  return { opens: departs - checkInOpensHours * hour, closes: departs - minutes * minute };
}

/** Where a moment lies in a window: `closing` is its last hour. */
export type WindowState = 'early' | 'open' | 'closing' | 'closed';

/** @param now the airline's clock, milliseconds since 1970 */
export function windowState({ opens, closes }: CheckInWindow, now: number): WindowState {
  if (now < opens) return 'early';
  if (now >= closes) return 'closed';
  return now >= closes - closingMinutes * minute ? 'closing' : 'open';
}

/**
 * The segment that is before this one: the first of the journey that this passenger flies earlier and has not checked in for.
 * Check-in goes segment by segment, in order. Source: travel.md section 4.
 */
export function segmentBefore<Segment extends CheckInSegment>(
  segments: readonly Segment[],
  segmentId: string,
  passengerId: string,
): Segment | undefined {
  const end = segments.findIndex((segment) => segment.segmentId === segmentId);
  return segments
    .slice(0, Math.max(end, 0))
    .find(({ passengers }) =>
      passengers.some((one) => one.passengerId === passengerId && one.state !== 'checkedIn'),
    );
}

/** Somebody can still check in for this segment: it has not left, and not everybody is done. */
export const isToDo = ({ departure, passengers }: CheckInSegment, now: number): boolean =>
  Date.parse(expectedTime(departure)) > now && passengers.some(({ state }) => state === 'open');

/**
 * Rank of a journey among others, milliseconds since 1970: the one that runs out first on top, then the one that opens
 * first; Infinity for one without a check-in to come. A window that has not opened yet is told by its departure, which lies
 * behind every window that is open.
 */
export function urgencyOf(segments: readonly CheckInSegment[], now: number): number {
  const next = segments.find((segment) => isToDo(segment, now));
  if (!next) return Number.POSITIVE_INFINITY;
  const { opens, closes } = checkInWindow(next);
  return now < opens ? Date.parse(next.departure.time) : closes;
}

/** How long there is still, in the units that a traveller counts in; rounded up as the time to pay is, never below zero. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** @param until and @param now milliseconds since 1970 */
export function timeLeft(until: number, now: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((until - now) / minute));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
