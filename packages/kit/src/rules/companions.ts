import type { BeneficiaryName } from './beneficiaries.ts';

/** Somebody who travels along, as far as these rules look at them. */
export interface Travelling extends BeneficiaryName {
  readonly paxType: 'ADT' | 'CHD' | 'INF';
}

/** Those of the chosen who would travel without an adult: every child and infant, unless an adult is among them. Source: travel.md section 5. */
export const unaccompanied = <One extends Travelling>(chosen: readonly One[]): readonly One[] =>
  chosen.some(({ paxType }) => paxType === 'ADT') ? [] : chosen;
