import type { ReactNode } from 'react';
import { Card } from '../../primitives/card/Card.tsx';
import { CardLink } from '../../primitives/card/CardLink.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { fareFrom, offerState, type FareCondition } from '../../rules/offers/listed-offer.ts';
import { offerFacts } from './OfferFacts.tsx';
import { offerDifference, offerPrice } from './OfferPrice.tsx';
import { offerRoute } from './OfferRoute.tsx';
import type { FareFamily, FlightOffer, NamesOfAirport, OfferHref } from './types.ts';
import { useOfferWords, type OfferWords } from './use-offer-words.ts';
import * as styles from './OfferCard.css.ts';

export interface OfferCardProps extends RootProps {
  /** Flights and fares. */
  offer: FlightOffer;
  /** Names of its airports. */
  namesOf: NamesOfAirport;
  /** Address of its fares. */
  hrefOf: OfferHref;
  /** Conditions that the fare must grant whose price is shown. */
  conditions?: readonly FareCondition[] | undefined;
  /** Prices in points, where there are such. */
  points?: boolean | undefined;
  /** Its prices hold no more. */
  expired?: boolean | undefined;
  /** It is the flight that the traveller has now, which is said. */
  own?: boolean | undefined;
  /** Price of the ticket that is given up for it, of one adult with taxes, minor units: the signed difference stands under each price. */
  paid?: number | undefined;
}

/** One way of flying a segment: times, airports, landings and waits, and the from-price. The whole card leads to its fares, where it has any. */
export function OfferCard({
  offer,
  namesOf,
  hrefOf,
  conditions,
  points = false,
  expired = false,
  own = false,
  paid,
  className,
  ...root
}: OfferCardProps) {
  const words = useOfferWords(namesOf);
  const fare = fareFrom<FareFamily>(offer, conditions);
  const state = offerState(offer, expired);
  // Its parts are drawn by the card itself: a list holds dozens of them.
  const content = (
    <>
      <div className={styles.top}>
        <div className={styles.route}>{offerRoute({ offer, words })}</div>
        <div className={styles.side} data-part="price">
          {sideOf({ state, fare, points, paid, words })}
        </div>
      </div>
      {offerFacts({ offer, words, own })}
    </>
  );
  return state === 'open' || state === 'waitlist' ? (
    <CardLink
      {...(root as RootProps<HTMLAnchorElement>)}
      href={hrefOf(offer)}
      className={className}
      data-state={state}
    >
      {content}
    </CardLink>
  ) : (
    <Card {...(root as RootProps<HTMLDivElement>)} className={className} data-state={state}>
      {content}
    </Card>
  );
}

interface SideProps {
  state: ReturnType<typeof offerState>;
  fare: FareFamily | undefined;
  points: boolean;
  paid: number | undefined;
  words: OfferWords;
}

/** The price with what is to know of it, or the word for why there is none. */
function sideOf({ state, fare, points, paid, words }: SideProps): ReactNode {
  const { t } = words;
  if (state === 'soldOut' || state === 'untold' || state === 'expired' || !fare)
    return <p className={styles.none}>{t(state === 'open' || state === 'waitlist' ? 'untold' : state)}</p>;
  const { seatsLeft } = fare;
  return (
    <>
      {offerPrice({ fare, points, words, className: styles.price })}
      {offerDifference({ fare, paid, words, className: styles.difference })}
      {state === 'waitlist' ? (
        <p className={styles.scarce}>{t('waitlist')}</p>
      ) : seatsLeft === undefined ? (
        <p className={styles.cabin}>{words.cabin(fare.cabin)}</p>
      ) : (
        <p className={styles.scarce}>{t('left', { count: seatsLeft })}</p>
      )}
    </>
  );
}
