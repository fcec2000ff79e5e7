import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Navigation } from './navigation.ts';
import { placeOf, type Place } from './place.ts';
import type { Destination } from './routes.ts';

const NavigationContext = createContext<Navigation | undefined>(undefined);
const PlaceContext = createContext<Place | undefined>(undefined);
/** Path and query of what is shown. */
export const AddressContext = createContext('');

export interface NavigationProviderProps {
  readonly navigation: Navigation;
  /** Path and query of what is shown below. A kept-alive screen keeps its own while another one is shown. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** Gives everything below it the navigation, and the place that it is shown at. */
export function NavigationProvider({ navigation, address = '/Home', children }: NavigationProviderProps) {
  const place = useMemo(() => placeOf(address), [address]);
  return (
    <NavigationContext value={navigation}>
      <PlaceContext value={place}>
        <AddressContext value={address}>{children}</AddressContext>
      </PlaceContext>
    </NavigationContext>
  );
}

/** The navigation. Throws outside a `NavigationProvider`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it');
  return navigation;
}

/** Where the traveller is; undefined at an address that is not a route. */
export const useHere = (): Place | undefined => use(PlaceContext);

/**
 * Query and parameters for the screen of one destination: `usePlace('billFilter').query.startDate`. Shown at another
 * address, as in a story, the screen reads nothing.
 */
export function usePlace<D extends Destination>(
  destination: D,
): Pick<Place<D>, 'query'> & { readonly params: Partial<Place<D>['params']> } {
  const here = use(PlaceContext);
  return here?.destination === destination ? here : { query: {}, params: {} };
}
