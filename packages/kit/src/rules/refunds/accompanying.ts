import { childrenPerAdult } from '../booking/party.ts';
import type { passengerTypes } from '../check-in/companions.ts';

/** Somebody of a booking, as far as these rules look at them. */
export interface OnBooking {
  readonly ticketNo: string;
  readonly paxType: (typeof passengerTypes)[number];
  /** Whole years on the day of departure; left out where it is not known. */
  readonly years?: number | undefined;
  /** Ticket of the adult who takes this child or infant along; left out where it is any of them. */
  readonly carrier?: string | undefined;
}

/** Consequences for a child or an infant when adults give their tickets back. Source: decisions.md 51. */
export const accompanyingChoices = ['together', 'otherAdult', 'keep'] as const;
export type AccompanyingChoice = (typeof accompanyingChoices)[number];

/** Age from which a child does not count towards the three of an adult. Source: travel.md section 5. */
const countsUnder = 5;

const isSmall = ({ paxType, years }: OnBooking): boolean =>
  paxType === 'INF' || (paxType === 'CHD' && (years === undefined || years < countsUnder));

const remaining = <One extends OnBooking>(people: readonly One[], back: readonly string[]): readonly One[] =>
  people.filter(({ ticketNo }) => !back.includes(ticketNo));

/**
 * Those who keep their ticket and cannot travel: an infant whose carrier gives it back, and a child with no adult left.
 * @param back tickets that are given back
 */
export function strandedBy<One extends OnBooking>(
  people: readonly One[],
  back: readonly string[],
): readonly One[] {
  const left = remaining(people, back);
  const adults = left.filter(({ paxType }) => paxType === 'ADT').map(({ ticketNo }) => ticketNo);
  return left.filter(({ paxType, carrier }) => {
    if (paxType === 'ADT') return false;
    return carrier === undefined ? adults.length === 0 : !adults.includes(carrier);
  });
}

/** Children under five of an adult, of those who travel on. */
export const smallOnesOf = (adult: string, people: readonly OnBooking[]): number =>
  people.filter((one) => one.carrier === adult && isSmall(one)).length;

/**
 * Adults who travel on and can take a child or an infant along: at most three under five each, of them one infant.
 * @param back tickets that are given back
 */
export function adultsFor<One extends OnBooking>(
  child: OnBooking,
  people: readonly One[],
  back: readonly string[],
): readonly One[] {
  const left = remaining(people, back).filter(({ ticketNo }) => ticketNo !== child.ticketNo);
  return left.filter(({ ticketNo, paxType }) => {
    if (paxType !== 'ADT') return false;
    const own = left.filter(({ carrier }) => carrier === ticketNo);
    if (child.paxType === 'INF' && own.some((one) => one.paxType === 'INF')) return false;
    return !isSmall(child) || smallOnesOf(ticketNo, left) < childrenPerAdult;
  });
}
