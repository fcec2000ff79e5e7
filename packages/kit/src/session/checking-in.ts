import type { Session } from './session.ts';

/** Passengers who were checking in when seats had to be paid first, the safety notice confirmed. */
export interface CheckingIn {
  readonly segmentId: string;
  readonly passengerIds: readonly string[];
}

/** How long a payment may take, minutes, before check-in begins again. */
const keptMinutes = 30;

const minutesOf = (now: number): number => Math.floor(now / 60_000);

/**
 * Keeps who is checking in while seats are paid; undefined once they are through.
 * @param now the airline's clock, ms since 1970
 */
export function keepCheckingIn(session: Session, checkingIn: CheckingIn | undefined, now: number): void {
  session.set(
    'checkIn',
    checkingIn && [minutesOf(now), checkingIn.segmentId, ...checkingIn.passengerIds].join('/'),
  );
}

/**
 * Passengers who were checking in, at most half an hour ago.
 * @param now the airline's clock, ms since 1970
 */
export function keptCheckingIn(session: Session, now: number): CheckingIn | undefined {
  const [since, segmentId, ...passengerIds] = (session.get('checkIn') ?? '').split('/');
  const age = minutesOf(now) - Number(since);
  if (!segmentId || !(age >= 0 && age <= keptMinutes)) return undefined;
  return { segmentId, passengerIds };
}
