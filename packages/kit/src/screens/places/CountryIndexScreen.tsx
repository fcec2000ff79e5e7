import { Suspense, useMemo } from 'react';
import { useCountryGroups } from '../../client/places/places.ts';
import { CountryList } from '../../components/country-field/CountryList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useBelowBar } from '../shell/use-below-bar.ts';
import * as styles from './places.css.ts';
import { PlacesLoading, PlaceStates } from './PlaceStates.tsx';

/** /countryIndex: countries and regions; `code` says what is chosen so far. A choice leads back. */
export function CountryIndexScreen() {
  const t = useMessages('place-index');
  const { query } = usePlace('countryIndex');
  const read = useCountryGroups();
  const groups = read.data && 'countryGroups' in read.data ? read.data.countryGroups : undefined;
  const names = useMemo(
    () =>
      groups &&
      Object.fromEntries(groups.flatMap(({ countries }) => countries.map(({ code, name }) => [code, name]))),
    [groups],
  );
  const navigation = useNavigation();
  const top = useBelowBar();
  return (
    <Frame title={t('country.title')} closes bleed>
      {names ? (
        <div className={styles.list}>
          <Suspense fallback={<PlacesLoading />}>
            <CountryList
              value={query.code ?? ''}
              onChange={() => navigation.back()}
              names={names}
              top={top}
            />
          </Suspense>
        </div>
      ) : (
        <PlaceStates read={read} title={t('country.failed')} />
      )}
    </Frame>
  );
}
