import { memo } from 'react';
import { Card } from '../../primitives/card/Card.tsx';
import { hidden } from '../../primitives/hidden.css.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { fareFrom, offerState, type FareCondition } from '../../rules/offers/listed-offer.ts';
import { offerFacts } from './OfferFacts.tsx';
import { offerDifference, offerPrice } from './OfferPrice.tsx';
import { offerRoute } from './OfferRoute.tsx';
import type { FareFamily, FlightOffer, NamesOfAirport, OfferHref } from './types.ts';
import { useOfferWords, type OfferWords } from './use-offer-words.ts';
import * as card from './OfferCard.css.ts';
import * as styles from './OfferRow.css.ts';

interface OfferRowProps {
  offer: FlightOffer;
  namesOf: NamesOfAirport;
  hrefOf: OfferHref;
  conditions: readonly FareCondition[] | undefined;
  points: boolean;
  expired: boolean;
  own: boolean;
  paid: number | undefined;
  /** Cabins of the whole list, a column each. */
  cabins: readonly string[];
}

/** An offer in a wide window: route, facts, and the from-price of each cabin as a way to its fares. */
export const OfferRow = memo(function OfferRow({
  offer,
  namesOf,
  hrefOf,
  conditions,
  points,
  expired,
  own,
  paid,
  cabins,
}: OfferRowProps) {
  const words = useOfferWords(namesOf);
  const state = offerState(offer, expired);
  const flights = offer.legs.map(({ flightNo }) => flightNo).join(' ');
  return (
    <Card className={styles.row} data-state={state}>
      {offerRoute({ offer, words })}
      {offerFacts({ offer, words, own })}
      <div className={styles.cabins}>
        {state === 'open' || state === 'waitlist' ? (
          cabins.map((cabin) => {
            const fare = fareFrom<FareFamily>(
              { fares: offer.fares.filter((each) => each.cabin === cabin) },
              conditions,
            );
            return (
              <CabinPrice
                key={cabin}
                fare={fare}
                href={hrefOf(offer, fare)}
                waitlist={state === 'waitlist'}
                {...{ flights, cabin, points, paid, words }}
              />
            );
          })
        ) : (
          <p className={card.none}>{words.t(state)}</p>
        )}
      </div>
    </Card>
  );
});

interface CabinPriceProps {
  fare: FareFamily | undefined;
  /** Numbers of its flights, for who hears the price apart from them. */
  flights: string;
  cabin: string;
  href: string;
  waitlist: boolean;
  points: boolean;
  paid: number | undefined;
  words: OfferWords;
}

/** The from-price of one cabin, which leads to its fares; one that is sold out says so. */
function CabinPrice({ fare, flights, cabin, href, waitlist, points, paid, words }: CabinPriceProps) {
  const { t } = words;
  if (!fare) return <p className={styles.gone}>{t('soldOut.cabin', { cabin: words.cabin(cabin) })}</p>;
  const { seatsLeft } = fare;
  const scarce = waitlist
    ? t('waitlist')
    : seatsLeft === undefined
      ? undefined
      : t('left', { count: seatsLeft });
  return (
    <Link href={href} look="plain" className={styles.cabin} data-part="price">
      <span className={hidden}>{`${flights} `}</span>
      <span className={scarce === undefined ? card.cabin : card.scarce}>
        {scarce === undefined ? words.cabin(cabin) : `${words.cabin(cabin)} ${scarce}`}
      </span>
      {offerPrice({ fare, points, words, className: styles.price })}
      {offerDifference({ fare, paid, words, className: card.difference })}
    </Link>
  );
}
