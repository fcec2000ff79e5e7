import { useState } from 'react';
import { FareFamilies } from '../../../components/fare-families/FareFamilies.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { ScreenContent } from '../../../primitives/screen/Screen.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import { changeQuery } from './address.ts';
import { OldFlight } from './OldFlight.tsx';
import type { OfferedProps, StepProps } from './People.tsx';
import { FeeNow } from './FeeNow.tsx';
import { chosenOffer } from './use-offers.ts';
import { NewFlight } from './NewFlight.tsx';
import { FaresExpired, NoFares } from './NoFares.tsx';
import * as styles from './reschedule.css.ts';

/** Under the steps: the fee, as the old flight is beside the new one below; the old flight alone where there is no new one. */
export function CabinsBand({ address, party, offers }: StepProps & OfferedProps) {
  const { stands } = chosenOffer(offers, address, party.now);
  return stands ? <FeeNow party={party} /> : <OldFlight leg={party.leg} />;
}

/** Whether a fee of one of its fares is a share of the price. */
const hasShare = ({ fares }: FlightOffer): boolean =>
  fares.some(({ rule }) =>
    rule?.some(({ refund, change }) => [refund, change].some(({ answer }) => answer === 'percent')),
  );

/** The third step: a fare of the new flight. */
export function Cabins({ address, party, offers }: StepProps & OfferedProps) {
  const t = useMessages('changes');
  const navigation = useNavigation();
  const { hotline } = useConfig();
  const { side } = useFlightWords();
  const { read, passengers } = offers;
  const { offer, stands } = chosenOffer(offers, address, party.now);
  const [fareId, setFareId] = useState(address.fare);
  const free = party.going.find(({ ticket }) => ticket.involuntary);
  const toFlights = navigation.href('reschedule', {
    query: changeQuery({ ...address, step: 'flight', offer: undefined, fare: undefined }),
  });
  if (!offer || offer.fares.length === 0)
    return (
      <NoFares
        offers={offers}
        title={t(offer && free ? 'cabin.noneCovered' : 'flights.gone')}
        toFlights={toFlights}
      />
    );
  if (!stands) return <FaresExpired read={read} />;
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
        <NewFlight
          was={party.leg}
          is={offer.legs.map((leg) => ({
            ...side({ ...leg, cabin: chosen?.cabin ?? 'any', bookingClass: undefined }),
            cabin: chosen?.name,
          }))}
          waitlist={offer.waitlist}
          otherHref={toFlights}
        />
        <Notice tone="info" title={t('cabin.rules')}>
          <p>{t('cabin.rulesText')}</p>
          {hasShare(offer) && <p>{t('cabin.rulesShare')}</p>}
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
