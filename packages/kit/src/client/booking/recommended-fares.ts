import { recommendedFares } from '../../contracts/booking/recommended-fares.ts';
import { useRead, type ReadResult } from '../read.ts';

/** Prices change through the day, not while one looks. */
const fiveMinutes = 300_000;

/** Fares worth showing on a home, in the background: a home without them is whole. */
export const useRecommendedFares = (): ReadResult<typeof recommendedFares> =>
  useRead(recommendedFares, {}, { announce: 'silent', staleTime: fiveMinutes });
