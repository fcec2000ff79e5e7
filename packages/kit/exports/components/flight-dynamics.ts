export { FlightCard, type FlightCardProps } from '../../src/components/flight-dynamics/FlightCard.tsx';
export { FlightHead, type FlightHeadProps } from '../../src/components/flight-dynamics/FlightHead.tsx';
export { FlightRights, type FlightRightsProps } from '../../src/components/flight-dynamics/FlightRights.tsx';
export { FlightRoute, type FlightRouteProps } from '../../src/components/flight-dynamics/FlightRoute.tsx';
export {
  FlightSearchForm,
  type FlightAsked,
  type FlightSearchFormProps,
  type FlightSearchTyped,
  type FlightSearchWay,
} from '../../src/components/flight-dynamics/FlightSearchForm.tsx';
export {
  FlightStateBadge,
  type FlightStateBadgeProps,
} from '../../src/components/flight-dynamics/FlightStateBadge.tsx';
export {
  FlightTimeline,
  type FlightTimelineProps,
} from '../../src/components/flight-dynamics/FlightTimeline.tsx';
export {
  RecentSearches,
  type RecentSearch,
  type RecentSearchesProps,
} from '../../src/components/flight-dynamics/RecentSearches.tsx';
export { useFlightWords } from '../../src/components/flight-dynamics/use-flight-words.ts';
