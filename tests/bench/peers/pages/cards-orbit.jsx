/** 500 itineraries of Orbit with the same twelve texts, each memoised. */
import { BadgeListItem } from '@kiwicom/orbit-components/es/BadgeList';
import Itinerary, {
  ItineraryBadgeList,
  ItinerarySegment,
  ItinerarySegmentDetail,
  ItinerarySegmentStop,
} from '@kiwicom/orbit-components/es/Itinerary';
import OrbitProvider from '@kiwicom/orbit-components/es/OrbitProvider';
import defaultTheme from '@kiwicom/orbit-components/es/defaultTheme';
import '../../floor.css';
import './orbit.css';
import '@kiwicom/orbit-components/lib/tailwind.css';
import { memo } from 'react';
import { manyOffers } from '../../many-offers.ts';
import { textsOf } from '../../offer-texts.tsx';
import { offer } from '../../offers-adapter.tsx';

const offers = manyOffers(500);
const badge = 'neutral';

const One = memo(function One({ one }) {
  const texts = textsOf(one);
  return (
    <Itinerary>
      <ItinerarySegment>
        <ItinerarySegmentStop time={texts.departs} city={texts.from} station={texts.fromTerminal} />
        <ItinerarySegmentDetail
          duration={texts.way}
          summary={
            <ItineraryBadgeList>
              {[texts.price, texts.cabin, texts.flightNo, texts.aircraft, texts.punctuality].map((text) => (
                <BadgeListItem key={text} type={badge}>
                  {text}
                </BadgeListItem>
              ))}
            </ItineraryBadgeList>
          }
        />
        <ItinerarySegmentStop time={texts.arrives} city={texts.to} station={texts.toTerminal} />
      </ItinerarySegment>
    </Itinerary>
  );
});

offer(() => (
  <OrbitProvider theme={defaultTheme}>
    {offers.map((one) => (
      <One key={one.offerId} one={one} />
    ))}
  </OrbitProvider>
));
