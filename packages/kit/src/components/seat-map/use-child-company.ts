import { use } from 'react';
import type { SeatPassenger } from '../../rules/seats/cabin.ts';
import type { ChildCompany } from '../../rules/seats/judge.ts';

let company: Promise<ChildCompany> | undefined;
const loadCompany = (): Promise<ChildCompany> =>
  (company ??= import('../../rules/seats/company.ts').then((rule) => rule.couldBeAccompanied));

/** Rule of the company that children need beside them, loaded for those who travel with one; it suspends. */
export const useChildCompany = (party: readonly SeatPassenger[]): ChildCompany | undefined =>
  party.some(({ type }) => type === 'child') ? use(loadCompany()) : undefined;
