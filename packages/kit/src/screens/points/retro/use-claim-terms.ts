import { useClaimTerms } from '../../../client/points/retro.ts';
import type { ReadOptions } from '../../../client/read.ts';
import type { Day } from '../../../rules/days.ts';
import { useToday } from '../../shell/use-today.ts';

/** The terms of claims and the airline's day; by the clock until the terms have told it. */
export function useTermsNow(options?: ReadOptions) {
  const read = useClaimTerms(options);
  const byClock = useToday();
  const today: Day = read.data?.today ?? byClock;
  return { read, terms: read.data, today };
}
