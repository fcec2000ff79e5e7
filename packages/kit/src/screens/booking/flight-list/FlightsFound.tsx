import { useMemo, useState, type ReactNode } from 'react';
import { FlightOffers } from '../../../components/flight-offers/FlightOffers.tsx';
import { OfferFilters } from '../../../components/flight-offers/OfferFilters.tsx';
import { OfferOrderChoice } from '../../../components/flight-offers/OfferOrderChoice.tsx';
import type { FlightOffer, OfferHref } from '../../../components/flight-offers/types.ts';
import type { FlightOffers as FoundOffers } from '../../../contracts/booking/search-flights.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import type { Day } from '../../../rules/days.ts';
import {
  cabinsOf,
  indexOffers,
  inMoney,
  inPoints,
  type OfferIndex,
} from '../../../rules/offers/index-offers.ts';
import { isExpired } from '../../../rules/offers/listed-offer.ts';
import { firstChoice, viewOffers, type OfferChoice } from '../../../rules/offers/view-offers.ts';
import { useNow } from '../../shell/use-now.ts';
import { ListTools } from './ListTools.tsx';
import { NothingFits } from './NothingFits.tsx';
import type { Airports } from './use-airports.ts';
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

const indices = { money: new WeakMap<object, Index>(), points: new WeakMap<object, Index>() };
type Index = OfferIndex<FlightOffer>;

/** The index of the same offers, made once: who comes back to them does not wait for it again. */
function indexOnce(offers: readonly FlightOffer[], points: boolean): Index {
  const made = indices[points ? 'points' : 'money'];
  const known = made.get(offers) ?? indexOffers<FlightOffer>(offers, points ? inPoints : inMoney);
  made.set(offers, known);
  return known;
}

/** The same array for as long as it holds the same, so that nothing below is drawn again. */
function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  if (kept.length === items.length && kept.every((item, at) => item === items[at])) return kept;
  setKept(items);
  return items;
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
          {wide && (
            <aside className={styles.aside} aria-label={t('filter')}>
              <div className={styles.asideHead}>
                <h2 className={styles.asideTitle}>{t('filter')}</h2>
                <Button variant="text" size="medium" onClick={() => onChange(firstChoice)}>
                  {t('clear')}
                </Button>
              </div>
              <OfferFilters
                {...filters}
                view={view}
                value={choice.filter}
                onChange={(filter) => onChange({ ...choice, filter })}
              />
            </aside>
          )}
          <div className={styles.list}>
            {children}
            <div className={styles.listHead}>
              {wide && (
                <OfferOrderChoice value={choice.order} onChange={(order) => onChange({ ...choice, order })} />
              )}
              <Found {...{ day, points, priced }} count={shown.length} all={offers.length} />
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

interface FoundProps {
  day: Day;
  count: number;
  all: number;
  points: boolean;
  priced: string | undefined;
}

/** Day, how many flights are shown of how many, and what the prices are of; said aloud as filters change it. */
function Found({ day, count, all, points, priced }: FoundProps) {
  const t = useMessages('flight-offers');
  const { date } = useFormats();
  const on = date(day, 'weekday');
  return (
    <div className={styles.found}>
      <p role="status">
        {count === all ? t('found', { date: on, count }) : t('foundOf', { date: on, count, all })}
      </p>
      <p>{priced ?? t(points ? 'perAdultPoints' : 'perAdult')}</p>
    </div>
  );
}
