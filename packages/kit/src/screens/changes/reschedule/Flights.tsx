import { Suspense, useMemo } from 'react';
import { bookingRefusedAs } from '../../../client/booking/flights.ts';
import { DayStrip } from '../../../components/flight-offers/DayStrip.tsx';
import { FlightOffersSkeleton } from '../../../components/flight-offers/FlightOffersSkeleton.tsx';
import type { OfferHref } from '../../../components/flight-offers/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { ScreenContent } from '../../../primitives/screen/Screen.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { countOf } from '../../../rules/booking/party.ts';
import { addDays } from '../../../rules/days.ts';
import { flightsOf } from '../../../rules/offers/find-offer.ts';
import { localTime } from '../../../rules/time/time.ts';
import { dayQuestion } from '../../booking/days-of.ts';
import { useAirports } from '../../booking/flight-list/use-airports.ts';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useToday } from '../../shell/use-today.ts';
import { changeQuery } from './address.ts';
import type { ListedProps, OfferedProps, StepProps } from './People.tsx';
import type { Party } from './use-party.ts';
import * as styles from './reschedule.css.ts';

/** The list with its filters, as a search for flights has it; it comes with the step that needs it. */
const FlightsFound = lazyWithRetry(
  'flights-found',
  async () => (await import('../../booking/flight-list/FlightsFound.tsx')).FlightsFound,
);

const around = [-3, -2, -1, 0, 1, 2, 3];

/** The days around the one on show, right under the bar. */
export function Days({ address, party, offers }: StepProps & OfferedProps) {
  const { href } = useNavigation();
  const today = useToday();
  const { read, found: data, day, passengers } = offers;
  const days = around.map((count) => addDays(day, count)).filter((each) => each >= today);
  const dayHref = (other: string) =>
    href('reschedule', { query: changeQuery({ ...address, day: other, step: 'flight', flight: undefined }) });
  return (
    <div className={styles.days}>
      <DayStrip
        days={days}
        fares={data ? (data.days ?? []) : read.error ? [] : undefined}
        travellers={countOf(passengers)}
        current={day}
        hrefOf={dayHref}
        calendar={href('fareCalendar', {
          query: dayQuestion(party.leg, day, { ...passengers, direct: false }, dayHref(day)),
        })}
      />
    </div>
  );
}

/** Price of the old ticket of one adult on this leg, taxes included; undefined where adults have paid differently. */
function paidByAdult({ going }: Party): number | undefined {
  const sums = going.flatMap(({ ticket, leg }) =>
    ticket.paxType === 'ADT' ? [leg.fare + (leg.pointsWorth ?? 0) + leg.taxes] : [],
  );
  return new Set(sums).size === 1 ? sums[0] : undefined;
}

/** The second step: another flight of the same route, with the old one on top. */
export function Flights({
  address,
  party,
  offers,
  choice,
  onChoice,
}: StepProps & OfferedProps & ListedProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const { namesOf } = useAirports();
  const { read, found: data, day } = offers;
  const { error } = read;
  const free = party.going.some(({ ticket }) => ticket.involuntary);
  const paid = free ? undefined : paidByAdult(party);
  const hrefOf = useMemo(
    (): OfferHref =>
      ({ legs }) =>
        href('reschedule', {
          query: changeQuery({
            ...address,
            day,
            step: 'cabin',
            flight: flightsOf(legs),
            offer: undefined,
            fare: undefined,
          }),
        }),
    [address, day, href],
  );
  const empty = data?.offers.length === 0 && data.unreadOffers === 0;
  return (
    <ScreenContent wide bleed={data !== undefined && !empty}>
      {!data ? (
        <ReadStates
          read={read}
          title={t('flights.failed')}
          note={error && bookingRefusedAs(error) ? t('flights.otherDay') : t('unchanged')}
        >
          <FlightOffersSkeleton />
        </ReadStates>
      ) : empty ? (
        <EmptyState drawing="flight" title={t('flights.none')} text={t('flights.otherDay')} />
      ) : (
        <Suspense fallback={<FlightOffersSkeleton />}>
          <FlightsFound
            {...{ data, day, hrefOf, namesOf, choice }}
            onChange={onChoice}
            paid={paid}
            priced={
              free ? t('flights.wholePrice') : t(paid === undefined ? 'flights.wholeAlone' : 'flights.whole')
            }
            own={day === localTime(party.leg.departs).day ? party.leg.flightNo : undefined}
            onRefresh={() => void read.refetch()}
            soldOut={<Notice tone="attention">{t('flights.soldOut')}</Notice>}
          >
            <p className={styles.note}>{t(free ? 'flights.free' : 'flights.rest')}</p>
          </FlightsFound>
        </Suspense>
      )}
    </ScreenContent>
  );
}
