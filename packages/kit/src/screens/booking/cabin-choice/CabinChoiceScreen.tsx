import { useMemo, useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { bookingRefusedAs } from '../../../client/booking/flights.ts';
import { useEachFlightOffers } from '../../../client/booking/steps.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { CabinChoice } from './CabinChoice.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import type { FlightOffers } from '../../../contracts/booking/search-flights.ts';
import { findOffer, flightsOf } from '../../../rules/offers/find-offer.ts';
import { queriesOf, readChoice, type ChoiceAddress } from '../choice-address.ts';
import { seenBy } from '../flight-list/list-address.ts';
import { ToList } from './ToList.tsx';
import { useListHref } from './use-list-href.ts';
import * as styles from './cabin-choice.css.ts';

/** Offers that one is choosing from; undefined once they are gone. */
interface Kept {
  readonly choice: ChoiceAddress;
  readonly offers: readonly FlightOffer[] | undefined;
  readonly told: string | undefined;
}

/** /reserve/shippingSpace: the fare of a flight that was chosen in the list, segment by segment. */
export function CabinChoiceScreen() {
  const t = useMessages('cabin-choice');
  const booking = useMessages('booking');
  const query = useQueryOfAddress();
  const member = useSignedIn();
  const choice = useMemo(() => {
    const read = readChoice(query);
    return read && seenBy(read, member);
  }, [query, member]);
  const listHref = useListHref(choice);
  const reads = useEachFlightOffers(useMemo(() => (choice ? queriesOf(choice) : []), [choice]));
  const absent = reads.filter(({ data }) => !data);
  const read = absent.find(({ error }) => error) ?? absent[0];
  const toList = <ToList href={listHref} />;
  const answers = reads.flatMap(({ data }) => (data ? [data] : []));
  // Fares do not change while one of them is being chosen; only by asking again.
  const [kept, setKept] = useState<Kept>();
  const known = kept && choice && isSameOffer(kept.choice, choice) ? kept : undefined;
  const found = choice && !read && !known ? offersIn(answers, choice) : undefined;
  if (choice && found) setKept({ choice, offers: found, told: answers.at(-1)?.told });
  const askAgain = async () => {
    const told = (await Promise.all(reads.map(({ refetch }) => refetch()))).flatMap(({ data }) =>
      data ? [data] : [],
    );
    if (choice) setKept({ choice, offers: offersIn(told, choice, known?.offers), told: told.at(-1)?.told });
  };
  const shown = known?.offers ?? found;
  if (choice && shown)
    return (
      <CabinChoice
        key={shown.map(({ offerId }) => offerId).join()}
        choice={choice}
        offers={shown}
        told={known?.told}
        onAskAgain={() => void askAgain()}
      />
    );
  if (choice && !read)
    return (
      <Frame title={t('title')}>
        <EmptyState drawing="not-found" title={t('gone')} text={t('goneText')} action={toList} />
      </Frame>
    );
  const refusal = read?.error ? bookingRefusedAs(read.error) : undefined;
  return (
    <Frame title={t('title')}>
      {!choice || !read ? (
        <EmptyState drawing="not-found" title={t('noOffer')} text={t('noOfferText')} action={toList} />
      ) : refusal ? (
        <EmptyState drawing="not-found" title={t('failed')} text={booking(keyOf(refusal))} action={toList} />
      ) : (
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <div className={styles.skeleton}>
            <Skeleton inlineSize="100%" blockSize={96} />
            <Skeleton inlineSize="100%" blockSize={52} />
            <Skeleton inlineSize="100%" blockSize={220} />
            <Skeleton inlineSize="100%" blockSize={220} />
          </div>
        </ReadStates>
      )}
    </Frame>
  );
}

/** Two addresses lead to the same offer, whichever fare of it they name. */
const isSameOffer = (one: ChoiceAddress, other: ChoiceAddress): boolean =>
  one === other ||
  JSON.stringify({ ...one, fareId: undefined }) === JSON.stringify({ ...other, fareId: undefined });

/** Offers of a choice, each in the answer of its segment; undefined where one of them is gone. */
function offersIn(
  answers: readonly FlightOffers[],
  { earlier, offerId, flights }: ChoiceAddress,
  known: readonly FlightOffer[] = [],
): readonly FlightOffer[] | undefined {
  const found = [...earlier, { offerId, flights }].map((named, at) => {
    const before = known[at];
    return findOffer(answers[at]?.offers ?? [], {
      ...named,
      flights: before ? flightsOf(before.legs) : named.flights,
    });
  });
  return found.every((offer) => offer !== undefined) ? found : undefined;
}

/** The refusal's words in the catalogue of booking. */
const keyOf = (refusal: NonNullable<ReturnType<typeof bookingRefusedAs>>) =>
  refusal.slice('booking.'.length) as 'party' | 'days' | 'place' | 'offerUnknown';
