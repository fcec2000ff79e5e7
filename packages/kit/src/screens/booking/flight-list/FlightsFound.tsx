import { useMemo, type ReactNode } from 'react';
import { FlightOffers } from '../../../components/flight-offers/FlightOffers.tsx';
import { OfferOrderChoice } from '../../../components/flight-offers/OfferOrderChoice.tsx';
import type { OfferHref } from '../../../components/flight-offers/types.ts';
import type { FlightOffers as FoundOffers } from '../../../contracts/booking/search-flights.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import type { Day } from '../../../rules/days.ts';
import { cabinsOf } from '../../../rules/offers/index-offers.ts';
import { isExpired } from '../../../rules/offers/listed-offer.ts';
import { viewOffers, type OfferChoice } from '../../../rules/offers/view-offers.ts';
import { useNow } from '../../shell/use-now.ts';
import { ListTools } from './ListTools.tsx';
import { NothingFits } from './NothingFits.tsx';
import type { Airports } from './use-airports.ts';
import { FoundCount } from './FoundCount.tsx';
import { indexOnce } from './index-once.ts';
import { useSame } from './use-same.ts';
import { ListAside } from './ListAside.tsx';
import * as styles from './flight-list.css.ts';

export interface FlightsFoundProps {
  data: Pick<FoundOffers, 'offers' | 'unreadOffers'>;
  /** Day that they are on. */
  day: Day;
  /** Prices in points are wanted. */
  points?: boolean;
  /** Address of an offer's fares. Keep the function's identity. */
  hrefOf: OfferHref;
  namesOf: Airports['namesOf'];
  choice: OfferChoice;
  onChange: (choice: OfferChoice) => void;
  /** Flights that the traveller has now: `flightsOf`. */
  own?: string | undefined;
  /** Price of the ticket that is given up, of one adult with taxes, minor units: under each price stands the difference. */
  paid?: number | undefined;
  /** Words for the basis of the prices, in place of the usual ones. */
  priced?: string | undefined;
  /** Asks for flights and prices again. */
  onRefresh: () => void;
  /** Said where every flight is sold out. */
  soldOut: ReactNode;
  /** Above the list. */
  children?: ReactNode;
}

/** Flights that were found: order, filters, and the list. */
export function FlightsFound({
  data,
  day,
  points: inPointsToo = false,
  hrefOf,
  namesOf,
  choice,
  onChange,
  own,
  paid,
  priced,
  onRefresh,
  soldOut,
  children,
}: FlightsFoundProps) {
  const t = useMessages('flight-offers');
  const wide = useWide();
  const now = useNow();
  const { offers } = data;
  const points = inPointsToo && offers.some(({ fares }) => fares.some((fare) => fare.points !== undefined));
  const index = useMemo(() => indexOnce(offers, points), [offers, points]);
  const cabins = useMemo(() => cabinsOf(offers), [offers]);
  const view = useMemo(() => viewOffers(index, choice), [index, choice]);
  const shown = useSame(view.shown);
  const filters = { index, namesOf, points };
  return (
    <>
      {!wide && <ListTools {...{ choice, onChange }} filters={filters} />}
      <div className={styles.page}>
        <div className={styles.columns}>
          {wide && <ListAside {...{ choice, onChange, view }} filters={filters} />}
          <div className={styles.list}>
            {children}
            <div className={styles.listHead}>
              {wide && (
                <OfferOrderChoice value={choice.order} onChange={(order) => onChange({ ...choice, order })} />
              )}
              <FoundCount {...{ day, points, priced }} count={shown.length} all={offers.length} />
            </div>
            {offers.some((offer) => isExpired(offer, now)) && (
              <Notice
                tone="attention"
                live
                action={
                  <Button variant="outline" size="medium" icon="refresh" onClick={onRefresh}>
                    {t('expired.again')}
                  </Button>
                }
              >
                {t('expired.title')}
              </Notice>
            )}
            {data.unreadOffers > 0 && (
              <Notice tone="info">{t('unread', { count: data.unreadOffers })}</Notice>
            )}
            {offers.length > 0 &&
              offers.every(({ fares, unreadFares }) => fares.length === 0 && unreadFares === 0) &&
              soldOut}
            {shown.length === 0 && offers.length > 0 ? (
              <NothingFits {...{ view, choice, onChange }} />
            ) : (
              <FlightOffers
                offers={shown}
                conditions={choice.filter.conditions}
                {...{ namesOf, hrefOf, points, cabins, own, paid, now }}
              />
            )}
          </div>
        </div>
      </div>
    </>
  );
}
