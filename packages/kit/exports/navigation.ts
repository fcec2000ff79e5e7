export {
  addressOf,
  type ParamOf,
  type PlaceArguments,
  type PlaceOptions,
  type QueryOf,
  type Route,
} from '../src/navigation/route.ts';
export { redirects } from '../src/navigation/redirects.ts';
export {
  base,
  isDestination,
  leadsTo,
  needsSignIn,
  routeOf,
  routes,
  type BuiltArea,
  type Destination,
  type DestinationIn,
} from '../src/navigation/routes.ts';
export {
  pathOf,
  placeOf,
  withoutBase,
  type DestinationArguments,
  type Place,
} from '../src/navigation/place.ts';
export {
  memoryNavigation,
  navigationOver,
  throughHost,
  type Navigation,
  type Router,
  type Step,
} from '../src/navigation/navigation.ts';
export {
  NavigationProvider,
  useHere,
  useNavigation,
  usePlace,
  type NavigationProviderProps,
} from '../src/navigation/provider.tsx';
export {
  homeOf,
  tabBar,
  topNav,
  type Tab,
  type TabBarClues,
  type TabBarState,
  type TopNavState,
  type TabId,
} from '../src/navigation/tab-bar.ts';
export { titleOf, type TitleKey } from '../src/navigation/titles.ts';
export { safeReturn, type ReturnRules } from '../src/rules/return-address/safe-return.ts';
export { webAddress, webRefusals, type WebAddress, type WebRefusal } from '../src/navigation/web-address.ts';
export { readEncoded } from '../src/navigation/encoded.ts';
export { useQueryOfAddress } from '../src/navigation/query-of-address.ts';
