import { useEffect, useState } from 'react';
import { loadCities } from '../../../components/place-field/cities.ts';
import type { Cities } from '../../../rules/places/cities.ts';

/** The index of cities, which is loaded where it is needed; undefined until it is there, and whether that has failed. */
export function useCities() {
  const [cities, setCities] = useState<Cities>();
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void loadCities().then(
      (loaded) => gone || setCities(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [times]);
  return {
    cities,
    failed: failed && !cities,
    again: () => {
      setFailed(false);
      setTimes(times + 1);
    },
  };
}
