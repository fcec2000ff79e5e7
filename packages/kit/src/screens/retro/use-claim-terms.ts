import { useClaimTerms } from '../../client/retro.ts';
import type { ReadOptions } from '../../client/read.ts';
import type { Day } from '../../rules/days.ts';
import { useToday } from '../shell/use-today.ts';

/** The terms of claims and the airline's day; the device's own until the airline has told it. */
export function useTermsNow(options?: ReadOptions) {
  const read = useClaimTerms(options);
  const device = useToday();
  const today: Day = read.data?.today ?? device;
  return { read, terms: read.data, today };
}
