import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import { VirtualList } from '../../primitives/virtual-list/VirtualList.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { flightsOf } from '../../rules/offers/find-offer.ts';
import { isExpired, type FareCondition } from '../../rules/offers/listed-offer.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import type { FlightOffer, NamesOfAirport, OfferHref } from './types.ts';
import * as styles from './FlightOffers.css.ts';

export interface FlightOffersProps extends RootProps<HTMLDivElement> {
  /** Offers that are shown, in their order. Keep the array's identity while they are the same. */
  offers: readonly FlightOffer[];
  /** Names of airports. Keep the function's identity. */
  namesOf: NamesOfAirport;
  /** Address of an offer's fares. Keep the function's identity. */
  hrefOf: OfferHref;
  /** Conditions that a fare must grant whose price is shown. */
  conditions?: readonly FareCondition[] | undefined;
  /** Prices in points, where there are such. */
  points?: boolean | undefined;
  /** Cabins that have a column in a wide window: `cabinsOf` the whole list. */
  cabins?: readonly string[] | undefined;
  /** Flights that the traveller has now, marked where they are offered: `flightsOf` their legs. */
  own?: string | undefined;
  /** Price of the ticket that is given up, of one adult with taxes, minor units: under each price stands the signed difference. */
  paid?: number | undefined;
  /** The airline's clock, milliseconds since 1970; without it no offer expires. */
  now?: number | undefined;
}

/** A card that is drawn again only for another offer. */
const Card = memo(OfferCard);

const keyOf = ({ offerId }: FlightOffer): string => offerId;
const kindOf = (): string => 'offer';
/** First heights, CSS px: of most cards and rows, which then need no second layout. */
const narrow = { offer: 126 };
const broad = { offer: 110 };
const economy = ['economy'];

/** A list of offers of any length: cards on a phone, rows with a price for each cabin from 960 px. */
export function FlightOffers({
  offers,
  namesOf,
  hrefOf,
  conditions,
  points = false,
  cabins = economy,
  own,
  paid,
  now,
  className,
  ref,
  ...root
}: FlightOffersProps) {
  const t = useMessages('flight-offers');
  const wide = useWide();
  const box = useRef<HTMLDivElement>(null);
  useBeginning(box, offers);
  // Of all that is told only that something has expired may change with the minute.
  const expired = useMemo(
    () => new Set(offers.filter((offer) => isExpired(offer, now)).map(keyOf)),
    [offers, now],
  );
  return (
    <VirtualList
      {...root}
      ref={useMergedRef(box, ref)}
      className={classNames(styles.list, className)}
      label={t('list')}
      items={offers}
      keyOf={keyOf}
      kindOf={kindOf}
      estimates={wide ? broad : narrow}
    >
      {(offer) => {
        const shared = {
          offer,
          namesOf,
          hrefOf,
          conditions,
          points,
          expired: expired.has(offer.offerId),
          own: own !== undefined && flightsOf(offer.legs) === own,
          paid,
        };
        return (
          <div className={styles.item}>
            {wide ? <OfferRow {...shared} cabins={cabins} /> : <Card {...shared} />}
          </div>
        );
      }}
    </VirtualList>
  );
}

/** Another list begins at its beginning, where the reader had gone beyond it. */
function useBeginning(box: RefObject<HTMLElement | null>, offers: readonly FlightOffer[]): void {
  const drawn = useRef(offers);
  useEffect(() => {
    if (drawn.current === offers) return;
    drawn.current = offers;
    const list = box.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [box, offers]);
}
