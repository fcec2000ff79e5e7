export { FlightSearch, type FlightSearchProps } from '../../src/components/flight-search/FlightSearch.tsx';
export {
  RecentSearches,
  type RecentSearchesProps,
} from '../../src/components/flight-search/RecentSearches.tsx';
export {
  RecommendedFares,
  type RecommendedFaresProps,
} from '../../src/components/flight-search/RecommendedFares.tsx';
export type { WantedDays, WantedPlace } from '../../src/components/flight-search/types.ts';
