import { useEffect, useState } from 'react';
import { useLocale } from '../../messages/provider.tsx';
import type { Cities } from '../../rules/places/cities.ts';
import type { Place, PlaceKind } from '../../rules/places/place-rows.ts';
import type { ServedCity } from '../../rules/places/served.ts';
import { citiesServed, loadCities, placesOnce } from './cities.ts';

/** The row of a code, once the cities are there: until then, and where nobody knows it, the code is shown as it is. */
export function useChosenPlace(
  code: string,
  kind: PlaceKind,
  served?: readonly ServedCity[],
): Place | undefined {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Cities>();
  const cities = loaded && citiesServed(loaded, served);
  const wanted = code !== '' && !cities;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    // Without them the code is shown: opening the list says what is wrong.
    void loadCities().then(
      (all) => gone || setLoaded(all),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return code === '' || !cities ? undefined : placesOnce(cities, locale, 'city').placeOf(code, kind);
}
