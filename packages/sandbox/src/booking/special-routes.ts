import { cityOf } from '../timetable/airfields.ts';

/** Particulars of a route between two cities, brought out on purpose. Source: sandbox.md, second half. */
export interface SpecialRoute {
  /** Nothing is flown. */
  readonly closed?: true;
  /** Cabin of which nothing is left. */
  readonly soldOutCabin?: 'economy';
  /** Fen by which the fare of an adult is another at verification. */
  readonly dearer?: number;
  /** Sold between choice and order. */
  readonly soldBetween?: true;
  /** Seconds that an offer holds. */
  readonly expiresAfter?: number;
  readonly waitlist?: true;
  readonly productLimit?: { readonly passengers: number; readonly members: boolean };
  /** Outcome of paying, where nobody chooses another than to pay. */
  readonly payment?: 'confirm' | 'silent' | 'ticketing' | 'abnormal';
  /** The answer to the first order is lost after the airline has acted. */
  readonly lost?: true;
  /** Prices and seats are the same every week. */
  readonly even?: true;
}

const even = { even: true } as const;

const routes: Readonly<Record<string, SpecialRoute>> = {
  'SHA-BJS': even,
  'SHA-SYX': even,
  'SHA-LAX': even,
  'SHA-SYD': even,
  'SHA-PAR': even,
  'SHA-URC': even,
  'SHA-LXA': { closed: true },
  'BJS-URC': { soldOutCabin: 'economy', even: true },
  'SHA-XIY': { dearer: 12_000, even: true },
  'SHA-CAN': { dearer: -8000, even: true },
  'SHA-CTU': { soldBetween: true, even: true },
  'SHA-KMG': { expiresAfter: 60, even: true },
  'SHA-DLC': { waitlist: true, even: true },
  'SHA-TAO': { productLimit: { passengers: 2, members: true }, even: true },
  'SHA-HAK': even,
  'SHA-HRB': { lost: true, even: true },
  'SHA-CGQ': { payment: 'confirm', even: true },
  'SHA-SHE': { payment: 'silent', even: true },
  'SHA-TNA': { payment: 'ticketing', even: true },
  'SHA-CGO': { payment: 'abnormal', even: true },
};

/** When an offer that was told at an instant ends, milliseconds since 1970: after half an hour, unless its route says otherwise. */
export const endOf = (told: number, { expiresAfter = 1800 }: SpecialRoute): number =>
  told + expiresAfter * 1000;

/** Of codes of cities or airports. */
export const specialRoute = (from: string, to: string): SpecialRoute =>
  routes[`${cityOf(from)}-${cityOf(to)}`] ?? {};
