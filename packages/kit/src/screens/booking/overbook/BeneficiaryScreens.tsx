import { useMemo } from 'react';
import { useBeneficiaries } from '../../../client/beneficiaries/beneficiaries.ts';
import { PassengerDocuments, PassengerHead } from '../../../components/passenger-list/Passenger.tsx';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import type { BeneficiaryFields, BeneficiaryList } from '../../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ageClassOn } from '../../../rules/ages.ts';
import { shareIdentity } from '../../../rules/beneficiaries.ts';
import type { Day } from '../../../rules/days.ts';
import { BeneficiaryFormOf } from '../../beneficiaries/BeneficiaryFormScreen.tsx';
import { BeneficiaryPlacesContext, type BeneficiaryPlaces } from '../../beneficiaries/places.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { BookingStates } from './BookingStates.tsx';
import type { Booking } from './derive.ts';
import { keptPassenger } from './kept-passenger.ts';
import { ObstacleLine } from './ObstacleLine.tsx';
import { useBooking, type BookingInUse } from './use-booking.ts';
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

interface ChoiceProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
}

const types = { adult: 'ADT', child: 'CHD', infant: 'INF', newborn: 'INF', unborn: 'INF' } as const;

/** A beneficiary as a passenger of this booking, of the type that the age on the first day makes. */
const passengerOf = (fields: BeneficiaryFields, first: Day) =>
  keptPassenger(
    {
      ...fields,
      paxType: types[ageClassOn(fields.birthday, first)],
      favorPaxIdDtoList: [...fields.idList],
    },
    `beneficiary-${fields.idList.map(({ idNo }) => idNo).join('-')}`,
  );

/** Takes somebody along who is not among the saved passengers; one who is, is chosen there. */
const taking =
  (fields: BeneficiaryFields, booking: Booking) =>
  ({ added, chosen }: BookingDraft): Partial<BookingDraft> => {
    const known = booking.candidates.find(({ passenger }) =>
      shareIdentity(passenger.favorPaxIdDtoList, fields.idList),
    );
    const one = known?.passenger ?? passengerOf(fields, booking.journey.days[0]);
    return {
      added: known ? added : [...added, one],
      chosen: chosen.includes(one.id) ? chosen : [...chosen, one.id],
    };
  };

function Choice({ booking, address, of }: ChoiceProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const read = useBeneficiaries();
  const query = bookingQuery(address);
  const add = navigation.href('bookingAddBeneficiary', { query });
  return (
    <Frame
      closes
      title={t('beneficiaries.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={
        read.data && (
          <Button wide onClick={() => navigation.returnTo('bookingPassengerChoice', { query })}>
            {t('passengers.done')}
          </Button>
        )
      }
    >
      <Reading
        read={read}
        title={t('beneficiaries.failed')}
        note={t('load.note')}
        skeleton={<PassengerListSkeleton />}
      >
        {({ uniBeneficiary }) => <List {...{ booking, of, addHref: add, list: uniBeneficiary }} />}
      </Reading>
    </Frame>
  );
}

interface ListProps {
  booking: Booking;
  of: BookingInUse;
  list: BeneficiaryList;
  addHref: string;
}

function List({
  booking,
  of: { draft, change },
  list: { uniBeneficiaryDetails: people, unreadable },
  addHref,
}: ListProps) {
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
        {people.map((beneficiary) => {
          const known = booking.candidates.find(({ passenger }) =>
            shareIdentity(passenger.favorPaxIdDtoList, beneficiary.idList),
          );
          const passenger = known?.passenger ?? passengerOf(beneficiary, booking.journey.days[0]);
          const chosen = draft.chosen.includes(passenger.id);
          return (
            <li key={beneficiary.beneficiaryId} className={styles.chosen}>
              <Checkbox
                label={<PassengerHead passenger={passenger} />}
                detail={
                  <>
                    <PassengerDocuments passenger={passenger} />
                    {known && <ObstacleLine candidate={known} />}
                  </>
                }
                checked={chosen}
                disabled={known?.obstacle !== undefined}
                onChange={() =>
                  change(
                    chosen
                      ? (now) => ({ chosen: now.chosen.filter((id) => id !== passenger.id) })
                      : taking(beneficiary, booking),
                  )
                }
              />
            </li>
          );
        })}
      </ListCard>
      <p className={styles.quiet}>{t('beneficiaries.note')}</p>
    </Listed>
  );
}

/** /overbook/addBeneficiary: a beneficiary is added, and chosen for this booking. */
export function AddBeneficiaryScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('beneficiaries.add')} of={of}>
      {(booking, address) => <Adding {...{ booking, address, of }} />}
    </BookingStates>
  );
}

function Adding({ booking, address, of: { change } }: ChoiceProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const places = useMemo(
    (): BeneficiaryPlaces => ({
      toList: () => navigation.returnTo('bookingBeneficiaries', { query: bookingQuery(address) }),
      onSaved: (sent) => change(taking(sent, booking)),
    }),
    [navigation, address, booking, change],
  );
  return (
    <BeneficiaryPlacesContext value={places}>
      <BeneficiaryFormOf title={t('beneficiaries.add')} />
    </BeneficiaryPlacesContext>
  );
}
