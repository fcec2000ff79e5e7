import { useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { isNamedLike } from '../../../rules/booking/find-traveller.ts';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { BookingStates, type BookingPageProps } from './BookingStates.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { FindPassenger } from './FindPassenger.tsx';
import { FoundPassengers } from './FoundPassengers.tsx';
import { MorePassengers } from './MorePassengers.tsx';
import { useBooking } from './use-booking.ts';
import { useMaterialOf } from './use-material.ts';
import { useObstacleWords } from './use-obstacle-words.ts';
import { usePassengerName } from './use-passenger-name.ts';
import * as styles from './overbook.css.ts';

/** More people than this are searched. */
const few = 6;

/** /overbook/aircrew: who travels, of those who are saved and those who were typed for this booking. */
export function ChoosePassengerScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('passengers.title')} of={of}>
      {(booking, address) => <Choice {...{ booking, address, of }} />}
    </BookingStates>
  );
}

function Choice({ booking, address, of }: BookingPageProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const { candidates } = booking;
  const query = bookingQuery(address);
  const add = navigation.href('bookingAddPassenger', { query });
  const [sought, setSought] = useState('');
  const found = candidates.filter(({ passenger }) => isNamedLike(passenger, sought));
  return (
    <Frame
      closes
      title={t('passengers.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={<Chosen {...{ booking, address, of }} />}
    >
      <Notices {...{ booking, address, of }} />
      {candidates.length === 0 && <NobodySaved addHref={add} />}
      {candidates.length > few && <FindPassenger value={sought} onChange={setSought} />}
      {candidates.length > 0 && found.length === 0 && (
        <p className={styles.after} role="status">
          {t('passengers.notFound')}
        </p>
      )}
      <FoundPassengers found={found} query={query} of={of} />
      <MorePassengers query={query} />
      <p className={styles.after}>{t('passengers.rule')}</p>
    </Frame>
  );
}

/** Those who are chosen, and what is missing of the party. */
function Chosen({ booking, address }: BookingPageProps) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const navigation = useNavigation();
  const nameOf = usePassengerName();
  const materialOf = useMaterialOf();
  const words = useObstacleWords();
  const { chosen, obstacle } = booking;
  return (
    <ChosenBar
      label={t('passengers.done')}
      disabled={obstacle !== undefined}
      onDone={() => navigation.returnTo(materialOf(booking), { query: bookingQuery(address) })}
    >
      <span className={styles.quiet}>
        {[
          t('passengers.chosen', { count: chosen.length }),
          ...(obstacle === undefined ? [] : [words(booking)]),
        ].join(' · ')}
      </span>
      <span className={styles.strong}>{list(chosen.map(nameOf))}</span>
    </ChosenBar>
  );
}

/** A choice that a reload has taken, and a party that may not travel together. */
function Notices({ booking, of: { lost } }: BookingPageProps) {
  const t = useMessages('booking-form');
  const words = useObstacleWords();
  const { chosen, obstacle } = booking;
  const wrong = obstacle !== undefined && obstacle !== 'partyEmpty' && obstacle !== 'partyMissing';
  return (
    <>
      {(lost.added || lost.chosen) && chosen.length === 0 && (
        <Notice tone="info" title={t(lost.added ? 'restored' : 'passengers.again')} className={styles.above}>
          {t(lost.added ? 'people.goneText' : 'passengers.againText')}
        </Notice>
      )}
      {wrong && (
        <Notice tone="attention" title={words(booking)} live className={styles.above}>
          {t('passengers.rule')}
        </Notice>
      )}
    </>
  );
}

/** Nobody is saved who could be chosen. */
function NobodySaved({ addHref }: { addHref: string }) {
  const t = useMessages('booking-form');
  const signedIn = useSignedIn();
  return (
    <EmptyState
      drawing="document"
      title={t('passengers.none')}
      text={t(signedIn ? 'passengers.noneText' : 'passengers.guestText')}
      action={
        <Button variant="outline" size="medium" href={addHref}>
          {t('passengers.add')}
        </Button>
      }
    />
  );
}
