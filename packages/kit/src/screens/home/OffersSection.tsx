import { Suspense, use } from 'react';
import { useRecommendedFares } from '../../client/booking/recommended-fares.ts';
import { citiesTried } from '../../components/place-field/cities.ts';
import { RecommendedFares } from '../../components/flight-search/RecommendedFares.tsx';
import type { RecommendedFare } from '../../contracts/booking/recommended-fares.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { oneAdult } from '../../rules/booking/party.ts';
import { searchParts, writeFlightSearch } from '../../rules/booking/search-address.ts';
import { Boundary } from '../shell/Boundary.tsx';

/** Fares that the airline recommends; the home goes on without them, whether they are late or cannot be had. */
export function OffersSection() {
  return (
    <Boundary fallback={() => null}>
      {/* Its words and the names of cities come with it. */}
      <Suspense>
        <Offers />
      </Suspense>
    </Boundary>
  );
}

function Offers() {
  const { href } = useNavigation();
  const { data } = useRecommendedFares();
  use(citiesTried());
  if (!data) return null;
  const flightsOf = ({ from, to, day }: RecommendedFare): string => {
    const written = writeFlightSearch({
      kind: 'oneway',
      ...oneAdult,
      points: false,
      direct: false,
      segments: [{ from, to, day }],
    });
    const parts = searchParts.filter((part) => written.has(part));
    return href('flightList', {
      query: Object.fromEntries(parts.map((part) => [part, written.getAll(part)])),
    });
  };
  return <RecommendedFares fares={data.fares.slice(0, most)} hrefOf={flightsOf} />;
}

/** As many as one looks at on the way to the notices. */
const most = 4;
