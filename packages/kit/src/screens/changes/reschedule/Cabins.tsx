import { useState } from 'react';
import { FareFamilies } from '../../../components/fare-families/FareFamilies.tsx';
import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { ScreenContent } from '../../../primitives/screen/Screen.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import { changeQuery } from './address.ts';
import { OldFlight } from './OldFlight.tsx';
import type { OfferedProps, StepProps } from './People.tsx';
import { FeeNow } from './FeeNow.tsx';
import { chosenOffer } from './use-offers.ts';
import * as styles from './reschedule.css.ts';

/** Under the steps: the fee, as the old flight is beside the new one below; the old flight alone where there is no new one. */
export function CabinsBand({ address, party, offers }: StepProps & OfferedProps) {
  const { stands } = chosenOffer(offers, address, party.now);
  return stands ? <FeeNow party={party} /> : <OldFlight leg={party.leg} />;
}

/** The third step: a fare of the new flight. */
export function Cabins({ address, party, offers }: StepProps & OfferedProps) {
  const t = useMessages('changes');
  const navigation = useNavigation();
  const { hotline } = useConfig();
  const { side } = useFlightWords();
  const { read, found, passengers } = offers;
  const { offer, stands } = chosenOffer(offers, address, party.now);
  const [fareId, setFareId] = useState(address.fare);
  const free = party.going.find(({ ticket }) => ticket.involuntary);
  const toFlights = navigation.href('reschedule', {
    query: changeQuery({ ...address, step: 'flight', offer: undefined, fare: undefined }),
  });
  if (!found || !offer || offer.fares.length === 0)
    return (
      <ScreenContent wide>
        {found ? (
          <EmptyState
            drawing="not-found"
            title={t(offer && free ? 'cabin.noneCovered' : 'flights.gone')}
            text={t('flights.goneText')}
            action={
              <Button variant="outline" size="medium" href={toFlights}>
                {t('toFlights')}
              </Button>
            }
          />
        ) : (
          <ReadStates read={read} title={t('flights.failed')} note={t('unchanged')}>
            <div className={styles.skeleton}>
              <Skeleton inlineSize="100%" blockSize={180} />
              <Skeleton inlineSize="100%" blockSize={220} />
            </div>
          </ReadStates>
        )}
      </ScreenContent>
    );
  if (!stands)
    return (
      <ScreenContent wide>
        <EmptyState
          drawing="not-found"
          title={t('refused.expired')}
          text={t('refused.expiredText')}
          action={
            <Button
              variant="outline"
              size="medium"
              busy={read.isFetching}
              onClick={() => void read.refetch()}
            >
              {t('flights.again')}
            </Button>
          }
        />
      </ScreenContent>
    );
  const hasShare = offer.fares.some(({ rule }) =>
    rule?.some(({ refund, change }) => [refund, change].some(({ answer }) => answer === 'percent')),
  );
  const chosen = offer.fares.find((fare) => fare.fareId === fareId);
  const queryWith = (fare: string) => changeQuery({ ...address, offer: offer.offerId, fare, step: 'cabin' });
  const choose = (fare: string) => {
    setFareId(fare);
    // The way back, or a reload, leads here with this choice.
    navigation.replace('reschedule', { query: queryWith(fare) });
  };
  const next = () => {
    if (!chosen) return;
    const query = queryWith(chosen.fareId);
    // The airline may have given the offer another name since.
    navigation.replace('reschedule', { query });
    navigation.go('reschedule', { query: { ...query, step: 'confirm' } });
  };
  return (
    <ScreenContent
      wide
      footer={
        <Button wide disabled={!chosen} onClick={next}>
          {t(chosen ? 'cabin.next' : 'cabin.choose')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <FlightChange
          was={side(party.leg)}
          is={offer.legs.map((leg) => ({
            ...side({ ...leg, cabin: chosen?.cabin ?? 'any', bookingClass: undefined }),
            cabin: chosen?.name,
          }))}
          action={
            <Link className={link.alone} href={toFlights}>
              {t('otherFlight')}
            </Link>
          }
        />
        {offer.waitlist && (
          <Notice tone="attention" title={t('waitlist')}>
            {t('waitlist.text')}
          </Notice>
        )}
        <Notice tone="info" title={t('cabin.rules')}>
          <p>{t('cabin.rulesText')}</p>
          {hasShare && <p>{t('cabin.rulesShare')}</p>}
        </Notice>
        <p className={styles.note}>{t('cabin.note')}</p>
        {free && (
          <p className={styles.note}>
            {t('cabin.covered', {
              cabin: t('cabin', { cabin: free.leg.cabin, told: free.leg.cabin }),
            })}
          </p>
        )}
        <FareFamilies
          fares={offer.fares}
          departs={offer.legs.map(({ departs }) => departs)}
          now={party.now}
          passengers={passengers}
          hotline={hotline}
          value={chosen?.fareId}
          onChange={choose}
        />
      </div>
    </ScreenContent>
  );
}
