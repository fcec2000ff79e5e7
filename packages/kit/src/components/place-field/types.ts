import type { CityScope } from '../../rules/places/cities.ts';
import type { ServedCity } from '../../rules/places/served.ts';

/** Where the traveller is: not asked yet, being found, not allowed, not found, or near a place. */
export type NearbyState = 'unasked' | 'asking' | 'refused' | 'unavailable' | 'found';

/** The traveller's own place, which only a screen can ask for. */
export interface Nearby {
  readonly state: NearbyState;
  /** IATA code of the airport nearby; when it is found. */
  readonly code?: string | undefined;
  readonly onLocate: () => void;
}

/** Knowledge that a screen has of places besides the list itself. */
export interface PlaceHelp {
  /** Codes that were chosen before, the latest first. */
  readonly recent?: readonly string[] | undefined;
  readonly nearby?: Nearby | undefined;
  /** The cities that the back end serves; all that have an airport without it. Keep its identity. */
  readonly served?: readonly ServedCity[] | undefined;
  /** Codes asked for most, in the back end's eyes. */
  readonly hot?: Readonly<Record<CityScope, readonly string[]>> | undefined;
}
