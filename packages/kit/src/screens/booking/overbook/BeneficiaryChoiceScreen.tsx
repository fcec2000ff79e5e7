import { useBeneficiaries } from '../../../client/beneficiaries/beneficiaries.ts';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import type { BeneficiaryList } from '../../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { bookingQuery } from '../booking-address.ts';
import { chosenBeneficiaries } from './beneficiary-passenger.ts';
import { BeneficiaryRow } from './BeneficiaryRow.tsx';
import { BookingStates, type BookingPageProps } from './BookingStates.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { useBooking } from './use-booking.ts';
import * as styles from './overbook.css.ts';

/** /overbook/beneficiaryList: those who may use the member's points, to be chosen as passengers. */
export function BeneficiaryChoiceScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('beneficiaries.title')} of={of}>
      {(booking, address) => <Choice {...{ booking, address, of }} />}
    </BookingStates>
  );
}

function Choice({ booking, address, of }: BookingPageProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const read = useBeneficiaries();
  const query = bookingQuery(address);
  const add = navigation.href('bookingAddBeneficiary', { query });
  const people = read.data?.uniBeneficiary.uniBeneficiaryDetails ?? [];
  const count = chosenBeneficiaries(people, booking, of.draft.added);
  return (
    <Frame
      closes
      title={t('beneficiaries.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={
        read.data && (
          <ChosenBar
            label={t('passengers.done')}
            disabled={count === 0}
            onDone={() => navigation.returnTo('bookingPassengerChoice', { query })}
          >
            <span className={styles.quiet}>{t('passengers.chosen', { count })}</span>
          </ChosenBar>
        )
      }
    >
      <Reading
        read={read}
        title={t('beneficiaries.failed')}
        note={t('load.note')}
        skeleton={<PassengerListSkeleton />}
      >
        {({ uniBeneficiary }) => <List {...{ booking, address, of, addHref: add, list: uniBeneficiary }} />}
      </Reading>
    </Frame>
  );
}

interface ListProps extends BookingPageProps {
  list: BeneficiaryList;
  addHref: string;
}

function List({ list: { uniBeneficiaryDetails: people, unreadable }, addHref, ...page }: ListProps) {
  const t = useMessages('booking-form');
  return (
    <Listed
      count={people.length}
      unreadable={unreadable}
      empty={
        <EmptyState
          drawing="people"
          title={t('beneficiaries.none')}
          text={t('beneficiaries.noneText')}
          action={
            <Button variant="outline" size="medium" href={addHref}>
              {t('beneficiaries.add')}
            </Button>
          }
        />
      }
    >
      <ListCard>
        {people.map((beneficiary) => (
          <BeneficiaryRow key={beneficiary.beneficiaryId} beneficiary={beneficiary} {...page} />
        ))}
      </ListCard>
      <p className={styles.after}>{t('beneficiaries.note')}</p>
    </Listed>
  );
}
