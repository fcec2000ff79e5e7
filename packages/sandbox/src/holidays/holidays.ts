import type { Answers } from '../request-context.ts';
import { publishedDays, publishedYears } from './published.ts';

/** Public holidays and made-up work days. */
export const holidays: Pick<Answers, 'holidays'> = {
  holidays: () => ({ envelope: 'code', payload: { years: [...publishedYears], days: [...publishedDays] } }),
};
