import { useRecommendedFares } from '../../../client/booking/recommended-fares.ts';
import { RecommendedFares } from '../../../components/flight-search/RecommendedFares.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { oneAdult } from '../../../rules/booking/party.ts';
import { addressQuery } from '../flight-list/list-address.ts';
import * as styles from './told.css.ts';

/** Fares that the airline recommends, each the way to its flights; nothing until they are there, and where they cannot be had. */
export function Recommended() {
  const { href } = useNavigation();
  const { data } = useRecommendedFares();
  if (!data) return null;
  return (
    <RecommendedFares
      className={styles.recommended}
      fares={data.fares}
      hrefOf={({ from, to, day }) =>
        href('flightList', {
          query: addressQuery({
            search: {
              ...oneAdult,
              kind: 'oneway',
              segments: [{ from, to, day }],
              points: false,
              direct: false,
            },
            step: 1,
            chosen: [],
          }),
        })
      }
    />
  );
}
