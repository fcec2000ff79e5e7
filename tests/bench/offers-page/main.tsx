/** The flight list as a host shows it: 500 offers, with order and filters. */
import '@mapp/kit/theme';
import { FlightOffers, OfferFilters } from '@mapp/kit/components/flight-offers';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { firstChoice, indexOffers, viewOffers } from '@mapp/kit/rules';
import { useMemo, useState } from 'react';
import { airports, manyOffers } from '../many-offers.ts';
import { offer } from '../offers-adapter.tsx';

const offers = manyOffers(500);
const namesOf = (code: string) => {
  const [city = code, airport = code] = airports[code] ?? [];
  return { city, airport };
};
const hrefOf = ({ offerId }: { offerId: string }) => `#${offerId}`;

function Page({ filters }: { filters: boolean }) {
  const index = useMemo(() => indexOffers(offers), []);
  const [choice, setChoice] = useState(firstChoice);
  const view = useMemo(() => viewOffers(index, choice), [index, choice]);
  return (
    <>
      {filters && (
        <OfferFilters
          {...{ index, view, namesOf }}
          value={choice.filter}
          onChange={(filter) => setChoice({ ...choice, filter })}
        />
      )}
      <FlightOffers offers={view.shown} conditions={choice.filter.conditions} {...{ namesOf, hrefOf }} />
    </>
  );
}

await preloadMessages('zh', ['flight-offers']);
offer((filters) => (
  <MessagesProvider locale="zh">
    <Page filters={filters} />
  </MessagesProvider>
));
