import { useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { isNamedLike } from '../../../rules/booking/find-traveller.ts';
import { shownName } from '../../../rules/member.ts';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { BookingStates } from './BookingStates.tsx';
import type { Booking } from './derive.ts';
import { MorePassengers } from './MorePassengers.tsx';
import { Blocked, Choosable } from './PassengerRow.tsx';
import { useBooking, type BookingInUse } from './use-booking.ts';
import { useObstacleWords } from './use-obstacle-words.ts';
import { useMaterialOf } from './use-material.ts';
import * as styles from './overbook.css.ts';
import * as sums from './price.css.ts';

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

interface ChoiceProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
}

function Choice({ booking, address, of: { draft, change, lost } }: ChoiceProps) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const locale = useLocale();
  const navigation = useNavigation();
  const materialOf = useMaterialOf();
  const words = useObstacleWords();
  const signedIn = useSignedIn();
  const { candidates, chosen, obstacle } = booking;
  const query = bookingQuery(address);
  const add = navigation.href('bookingAddPassenger', { query });
  const [sought, setSought] = useState('');
  const found = candidates.filter(({ passenger }) => isNamedLike(passenger, sought));
  const can = found.filter((one) => one.obstacle === undefined);
  const cannot = found.filter((one) => one.obstacle !== undefined);
  const wrong = obstacle !== undefined && obstacle !== 'partyEmpty' && obstacle !== 'partyMissing';
  const toggle = (id: string, on: boolean) =>
    change({ chosen: on ? [...draft.chosen, id] : draft.chosen.filter((each) => each !== id) });
  return (
    <Frame
      closes
      title={t('passengers.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={
        <>
          <p className={sums.due} aria-live="polite">
            <span className={styles.quiet}>
              {[
                t('passengers.chosen', { count: chosen.length }),
                ...(obstacle === undefined ? [] : [words(booking)]),
              ].join(' · ')}
            </span>
            <span className={styles.strong}>
              {list(chosen.map(({ passenger }) => shownName(passenger, locale, passenger.paxName).name))}
            </span>
          </p>
          <Button
            className={sums.pay}
            disabled={obstacle !== undefined}
            onClick={() => navigation.returnTo(materialOf(booking), { query })}
          >
            {t('passengers.done')}
          </Button>
        </>
      }
    >
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
      {candidates.length === 0 && (
        <EmptyState
          drawing="document"
          title={t('passengers.none')}
          text={t(signedIn ? 'passengers.noneText' : 'passengers.guestText')}
          action={
            <Button variant="outline" size="medium" href={add}>
              {t('passengers.add')}
            </Button>
          }
        />
      )}
      {candidates.length > few && (
        <Field
          label={t('passengers.find')}
          before={<Icon name="search" size={20} />}
          type="text"
          inputMode="search"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {candidates.length > 0 && found.length === 0 && (
        <p className={styles.after} role="status">
          {t('passengers.notFound')}
        </p>
      )}
      {can.length > 0 && (
        <Section title={t('passengers.can')}>
          <ListCard>
            {can.map(({ passenger }) => (
              <Choosable
                key={passenger.id}
                passenger={passenger}
                query={query}
                chosen={draft.chosen.includes(passenger.id)}
                onChange={(on) => toggle(passenger.id, on)}
              />
            ))}
          </ListCard>
        </Section>
      )}
      {cannot.length > 0 && (
        <Section title={t('passengers.cannot')}>
          <ListCard>
            {cannot.map((one) => (
              <Blocked key={one.passenger.id} candidate={one} query={query} />
            ))}
          </ListCard>
        </Section>
      )}
      <MorePassengers query={query} />
      <p className={styles.after}>{t('passengers.rule')}</p>
    </Frame>
  );
}
