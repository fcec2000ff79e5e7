import type { ClaimTerms } from '../../rules/retro/window.ts';

export type { PastClaim } from '../../contracts/points/retro.ts';

/** The terms of claims that a screen shows. */
export interface ShownTerms extends ClaimTerms {
  readonly monthsBeforeJoining: number;
  readonly creditDays: number;
  readonly partners: readonly { readonly code: string; readonly name: string }[];
}

/** The names of both ends of a flight. */
export interface EndNames {
  readonly from: string;
  readonly to: string;
}
