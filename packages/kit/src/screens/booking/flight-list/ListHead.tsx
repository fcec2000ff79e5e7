import { useFlightOffers } from '../../../client/booking/flights.ts';
import { ChosenFlight } from '../../../components/flight-offers/ChosenFlight.tsx';
import { DayStrip } from '../../../components/flight-offers/DayStrip.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { DayFare } from '../../../rules/calendar/fares.ts';
import { countOf } from '../../../rules/booking/party.ts';
import { findOffer } from '../../../rules/offers/find-offer.ts';
import { dayQuestion } from '../days-of.ts';
import { useToday } from '../../shell/use-today.ts';
import { addressQuery, daysAround, onDay, questionOf, type ListAddress } from './list-address.ts';
import type { Airports } from './use-airports.ts';
import * as styles from './flight-list.css.ts';

interface ListHeadProps {
  address: ListAddress;
  /** Lowest prices of the days around. */
  days: readonly DayFare[] | undefined;
  /** They are on their way. */
  waiting: boolean;
  airports: Airports;
}

/** On the navy under the bar: days around the first segment's, or what has been chosen for the segments before. */
export function ListHead({ address, days, waiting, airports }: ListHeadProps) {
  const { step } = address;
  return (
    <div className={styles.head}>
      <div className={styles.headInner}>
        {step === 1 ? (
          <Days address={address} fares={waiting ? undefined : (days ?? [])} />
        ) : (
          Array.from({ length: step - 1 }, (_, at) => (
            <Chosen key={address.chosen[at]?.offerId} address={address} step={at + 1} airports={airports} />
          ))
        )}
      </div>
    </div>
  );
}

function Days({ address, fares }: { address: ListAddress; fares: readonly DayFare[] | undefined }) {
  const { href } = useNavigation();
  const today = useToday();
  const { search, step } = address;
  const first = search.segments[0] ?? { from: '', to: '', day: today };
  const listOn = (date: string) =>
    href('flightList', {
      query: addressQuery({ ...address, search: onDay(search, step, date) ?? search }),
    });
  return (
    <DayStrip
      days={daysAround(address, today)}
      fares={fares}
      travellers={countOf(search)}
      current={first.day}
      hrefOf={listOn}
      calendar={href('fareCalendar', {
        query: { ...dayQuestion(first, first.day, search, listOn(first.day)), max: search.segments[1]?.day },
      })}
    />
  );
}

interface ChosenProps {
  address: ListAddress;
  /** Segment that it was chosen for, from 1. */
  step: number;
  airports: Airports;
}

/** Flight that was chosen for an earlier segment; one that is offered no more is to be chosen again. */
function Chosen({ address: { search, chosen }, step, airports }: ChosenProps) {
  const t = useMessages('flight-offers');
  const { href } = useNavigation();
  const earlier = chosen.slice(0, step - 1);
  const { data, error } = useFlightOffers(questionOf(search, step, earlier), Infinity);
  const again = href('flightList', { query: addressQuery({ search, step, chosen: earlier }) });
  const own = chosen[step - 1];
  const offer = data && own && findOffer(data.offers, own);
  if ((data ?? error) && !offer)
    return (
      <p className={styles.lost}>
        <span>{t(data ? 'lost.title' : 'failed')}</span>
        <Link href={again}>{t('lost.again')}</Link>
      </p>
    );
  if (!offer) return <div className={styles.chosenWaiting} />;
  return (
    <ChosenFlight
      offer={offer}
      fare={offer.fares.find(({ fareId }) => fareId === own.fareId)}
      label={search.kind === 'return' ? t('chosen.out') : t('chosen.leg', { number: step })}
      namesOf={airports.namesOf}
      again={again}
      points={search.points}
    />
  );
}
