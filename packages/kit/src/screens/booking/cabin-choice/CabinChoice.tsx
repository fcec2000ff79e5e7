import { useState } from 'react';
import { FareFamilies } from '../../../components/fare-families/FareFamilies.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { joinedPrices, partyPrices, partySum, pointsSum } from '../../../rules/booking/fare-price.ts';
import { flightsOf } from '../../../rules/offers/find-offer.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { RequestFailed } from '../../shell/RequestFailed.tsx';
import { useNow } from '../../shell/use-now.ts';
import { addressQuery, type NamedFare } from '../flight-list/list-address.ts';
import { wayTo } from '../flight-list/ways.ts';
import { bookingQuery, faresOf } from '../booking-address.ts';
import { acceptPrice } from '../booking-draft.ts';
import { CabinBar } from './CabinBar.tsx';
import type { ChoiceAddress } from '../choice-address.ts';
import { ChoiceAnswered } from './ChoiceAnswered.tsx';
import { OfferBand } from './OfferBand.tsx';
import { breaksLimit, OfferNotices } from './OfferNotices.tsx';
import { useChoosing } from './use-choosing.ts';
import { useExpired } from './use-expired.ts';
import { useListHref } from './use-list-href.ts';
import * as styles from './cabin-choice.css.ts';

export interface CabinChoiceProps {
  choice: ChoiceAddress;
  /** Offers of every segment so far, the one whose fare is chosen last. */
  offers: readonly FlightOffer[];
  /** When its prices were told. */
  told: string | undefined;
  onAskAgain: () => void;
}

/** The fares of one flight, the price of the whole journey so far, and the check before the next step. */
export function CabinChoice({ choice, offers, told, onAskAgain }: CabinChoiceProps) {
  const t = useMessages('cabin-choice');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const navigation = useNavigation();
  const now = useNow();
  const { search, step, earlier } = choice;
  const offer = offers.at(-1);
  const [fareId, setFareId] = useState(choice.fareId);
  const { drafts } = useSession();
  const toBooking = (chosenFares: readonly NamedFare[]) =>
    navigation.go(
      offers.some(({ productLimit }) => productLimit) ? 'specialBookingMaterial' : 'bookingMaterial',
      { query: bookingQuery({ search, chosen: chosenFares }) },
    );
  const { choosing, verify, reset } = useChoosing(toBooking);
  const expired = useExpired(offer?.expires);
  const listHref = useListHref(choice);
  const toList = (
    <Button variant="outline" size="medium" href={listHref}>
      {t('toList')}
    </Button>
  );
  const again = (
    <Button
      variant="outline"
      size="medium"
      onClick={() => {
        reset();
        onAskAgain();
      }}
    >
      {t('again')}
    </Button>
  );
  if (!offer) return null;
  const band = <OfferBand offer={offer} step={step} count={search.segments.length} />;
  if (offer.fares.length === 0)
    return (
      <Frame title={t('title')} band={band}>
        {offer.unreadFares > 0 ? (
          <EmptyState
            drawing="failed"
            title={t('unreadable')}
            text={t('unreadableText', { hotline })}
            action={toList}
          />
        ) : (
          <EmptyState drawing="not-found" title={t('soldOut')} text={t('goneText')} action={toList} />
        )}
      </Frame>
    );
  const answered = choosing.state === 'answered' ? choosing.answer : undefined;
  // A change without its figures tells nothing to agree to.
  const untold = answered?.state === 'changed' && !(answered.was && answered.is);
  if (answered?.state === 'expired' || untold || (expired && choosing.state === 'idle'))
    return (
      <Frame title={t('title')} band={band}>
        <EmptyState
          drawing="not-found"
          title={t('expired')}
          text={
            offer.expires === undefined
              ? t('expiredUntold')
              : t('expiredText', { time: date(offer.expires, 'time') })
          }
          action={again}
        />
      </Frame>
    );
  const fares = [...earlier.map((fare) => fare.fareId), fareId].map((id, at) =>
    offers[at]?.fares.find((fare) => fare.fareId === id),
  );
  const chosen = fares.at(-1);
  const known = fares.flatMap((fare) => (fare ? [fare] : []));
  const prices = joinedPrices(known.map(({ price }) => partyPrices(price, search)));
  const oneCurrency = known.every(({ currency }) => currency === chosen?.currency);
  const sum = known.length === fares.length && oneCurrency ? partySum(prices) : undefined;
  const total = sum === undefined || !chosen ? undefined : { amount: sum, currency: chosen.currency };
  const before = earlier.map((fare, at) => ({
    ...fare,
    ...(offers[at] && { offerId: offers[at].offerId, flights: flightsOf(offers[at].legs) }),
  }));
  const picked = [
    ...before,
    ...(chosen ? [{ offerId: offer.offerId, flights: flightsOf(offer.legs), fareId: chosen.fareId }] : []),
  ];
  const choose = (fare: string) => {
    setFareId(fare);
    // A reload leads here with this choice.
    navigation.replace('cabinChoice', {
      query: addressQuery(
        { search, step, chosen: earlier },
        { offerId: choice.offerId, flights: choice.flights, fareId: fare },
      ),
    });
  };
  if (answered)
    return (
      <ChoiceAnswered
        answer={answered}
        band={band}
        offer={offer}
        prices={prices}
        listHref={listHref}
        onAccept={() => {
          if (answered.is) acceptPrice(drafts, faresOf({ chosen: picked }), answered.is.amount);
          toBooking(picked);
        }}
        onOther={() => {
          reset();
          setFareId(undefined);
          onAskAgain();
        }}
      />
    );
  const last = step === search.segments.length;
  return (
    <Frame
      wide
      title={t('title')}
      band={band}
      footer={
        <CabinBar
          search={search}
          chosen={chosen !== undefined}
          total={total}
          points={search.points ? pointsSum(known, search) : undefined}
          label={last ? t(offer.waitlist ? 'verifyWaitlist' : 'verify') : t('next', { step: step + 1 })}
          busy={choosing.state === 'asking'}
          disabled={breaksLimit(offer, search)}
          onClick={() =>
            last
              ? verify(picked, search)
              : navigation.go('flightList', {
                  query: addressQuery({ search, step: step + 1, chosen: picked }),
                })
          }
        />
      }
    >
      {choosing.state === 'failed' && (
        <RequestFailed
          title={t('verifyFailed')}
          note={t('unchanged')}
          failure={choosing.failure}
          onRetry={() => verify(picked, search)}
        />
      )}
      <OfferNotices
        offer={offer}
        party={search}
        searchHref={wayTo('flightSearch', addressQuery({ search, step: 1, chosen: [] }))}
      />
      {now !== undefined && (
        <FareFamilies
          fares={offer.fares}
          departs={offer.legs.map(({ departs }) => departs)}
          now={now}
          passengers={search}
          points={search.points}
          hotline={hotline}
          value={chosen?.fareId}
          onChange={choose}
        />
      )}
      {(search.children > 0 || search.infants > 0) && <p className={styles.note}>{t('childrenNote')}</p>}
      {told !== undefined && <p className={styles.note}>{t('told', { time: date(told, 'time') })}</p>}
    </Frame>
  );
}
