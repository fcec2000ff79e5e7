import { use } from 'react';
import { loadOnce } from '../../../primitives/load-once.ts';
import type { SeatPassenger } from '../../../rules/seats/cabin.ts';
import type { ChildCompany } from '../../../rules/seats/judge.ts';

const loadCompany = loadOnce(
  async (): Promise<ChildCompany> => (await import('../../../rules/seats/company.ts')).couldBeAccompanied,
);

/** Rule of the company that children need beside them, loaded for those who travel with one; it suspends. */
export const useChildCompany = (party: readonly SeatPassenger[]): ChildCompany | undefined =>
  party.some(({ type }) => type === 'child') ? use(loadCompany()) : undefined;
