import { useMemo, type ReactNode } from 'react';
import { bookingRefusedAs, useFlightOffers } from '../../../client/booking/flights.ts';
import { FlightOffersSkeleton } from '../../../components/flight-offers/FlightOffersSkeleton.tsx';
import type { OfferHref } from '../../../components/flight-offers/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { flightsOf } from '../../../rules/offers/find-offer.ts';
import type { OfferChoice } from '../../../rules/offers/view-offers.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { FlightsFound } from './FlightsFound.tsx';
import { ListHead } from './ListHead.tsx';
import { addressQuery, questionOf, type ListAddress } from './list-address.ts';
import { ListTools } from './ListTools.tsx';
import { NoFlights } from './NoFlights.tsx';
import { RefusedSearch } from './RefusedSearch.tsx';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { useAirports } from './use-airports.ts';
import * as styles from './flight-list.css.ts';

export interface ListedFlightsProps {
  address: ListAddress;
  /** Order and filter in force. */
  choice: OfferChoice;
  onChange: (choice: OfferChoice) => void;
}

/** The list of one address: on its way, not to be had, empty, or there. */
export function ListedFlights({ address, choice, onChange }: ListedFlightsProps) {
  const t = useMessages('flight-offers');
  const airports = useAirports();
  const { href } = useNavigation();
  const wide = useWide();
  const { search, step, chosen } = address;
  const question = useMemo(() => questionOf(search, step, chosen), [search, step, chosen]);
  const read = useFlightOffers(question);
  const hrefOf = useMemo(
    (): OfferHref =>
      ({ offerId, legs }, fare) =>
        href('cabinChoice', {
          query: addressQuery(address, { offerId, flights: flightsOf(legs), fareId: fare?.fareId }),
        }),
    [address, href],
  );
  const segment = search.segments[step - 1];
  if (!segment) return null;
  const { data, error } = read;
  const refused = error && data === undefined ? bookingRefusedAs(error) : undefined;
  const change = href('flightSearch', { query: addressQuery({ search, step: 1, chosen: [] }) });
  const content = (): ReactNode => {
    if (refused) return <RefusedSearch code={refused} change={change} />;
    if (!data)
      return (
        <ReadStates read={read} title={t('failed')}>
          <Searching day={segment.day} />
          <FlightOffersSkeleton />
        </ReadStates>
      );
    if (data.offers.length === 0 && data.unreadOffers === 0)
      return <NoFlights address={address} change={change} />;
    return undefined;
  };
  const instead = content();
  return (
    <Frame
      title={t('route', { from: airports.nameOf(segment.from), to: airports.nameOf(segment.to) })}
      action={<AppBarAction href={change}>{t('change')}</AppBarAction>}
      hero={<ListHead address={address} days={data?.days} waiting={!data && !error} airports={airports} />}
      tone={styles.tone}
      bleed
      wide
    >
      {instead === undefined && data ? (
        <FlightsFound
          {...{ data, hrefOf, choice, onChange }}
          day={segment.day}
          points={search.points}
          namesOf={airports.namesOf}
          onRefresh={() => void read.refetch()}
          soldOut={<SoldOutNotice address={address} />}
        >
          <ReadOffline readAt={read.dataUpdatedAt} />
        </FlightsFound>
      ) : (
        <>
          {!data && !error && !wide && <ListTools {...{ choice, onChange }} />}
          <div className={styles.page}>{instead}</div>
        </>
      )}
    </Frame>
  );
}

/** Day whose flights are on their way. */
function Searching({ day }: { day: string }) {
  const t = useMessages('flight-offers');
  const { date } = useFormats();
  return <p className={styles.found}>{t('searching', { date: date(day, 'monthDay') })}</p>;
}
