import type { BeneficiaryName } from '../beneficiaries.ts';

/** Kinds of passenger, as a form offers them; on the wire the same. */
export const passengerTypes = ['ADT', 'CHD', 'INF'] as const;

/** Somebody who travels along, as far as these rules look at them. */
export interface Travelling extends BeneficiaryName {
  readonly paxType: (typeof passengerTypes)[number];
}

/** Those of the chosen who would travel without an adult: every child and infant, unless an adult is among them. Source: travel.md section 5. */
export const unaccompanied = <One extends Travelling>(chosen: readonly One[]): readonly One[] =>
  chosen.some(({ paxType }) => paxType === 'ADT') ? [] : chosen;
