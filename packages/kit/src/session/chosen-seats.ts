import type { Session } from './session.ts';

/** Seats by passenger, by segment; ids are the back end's, opaque. */
type Seatings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How long chosen seats come back, minutes: no longer than anything else that was chosen. */
const keptMinutes = 30;

const minutesOf = (now: number): number => Math.floor(now / 60_000);

/**
 * Keeps the seats that were chosen last, so that a reload does not lose them; without any seat they are forgotten.
 * @param subject what they are chosen for: `choose J-0001-1`
 * @param now the airline's clock, ms since 1970
 */
export function keepSeats(session: Session, subject: string, seatings: Seatings, now: number): void {
  const segments = Object.entries(seatings).flatMap(([segmentId, seating]) => {
    const seats = Object.entries(seating).map(([passengerId, seat]) => `${passengerId}=${seat}`);
    return seats.length > 0 ? [[segmentId, ...seats].join(':')] : [];
  });
  session.set('seats', segments.length > 0 ? [minutesOf(now), subject, ...segments].join('/') : undefined);
}

/**
 * The seats that a reload has left for this subject; undefined for none, for others, and after half an hour.
 * @param now the airline's clock, ms since 1970
 */
export function keptSeats(session: Session, subject: string, now: number): Seatings | undefined {
  const [since, keptFor, ...segments] = (session.get('seats') ?? '').split('/');
  const age = minutesOf(now) - Number(since);
  if (keptFor !== subject || !(age >= 0 && age <= keptMinutes)) return undefined;
  return Object.fromEntries(
    segments.map((segment) => {
      const [segmentId = '', ...seats] = segment.split(':');
      return [segmentId, Object.fromEntries(seats.map((one) => one.split('=', 2) as [string, string]))];
    }),
  );
}
