import { useMemo } from 'react';
import { useBeneficiaries } from '../../../client/beneficiaries/beneficiaries.ts';
import { PassengerDocuments, PassengerHead } from '../../../components/passenger-list/Passenger.tsx';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import type { BeneficiaryFields, BeneficiaryList } from '../../../contracts/beneficiaries/beneficiaries.ts';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ageClassOn } from '../../../rules/ages.ts';
import { waitingDays } from '../../../rules/beneficiaries.ts';
import type { Day } from '../../../rules/days.ts';
import { BeneficiaryFormOf } from '../../beneficiaries/BeneficiaryFormScreen.tsx';
import { BeneficiaryPlacesContext, type BeneficiaryPlaces } from '../../beneficiaries/places.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import type { BookingDraft } from '../booking-draft.ts';
import { BookingStates } from './BookingStates.tsx';
import { candidateOf } from './booked-party.ts';
import type { Booking } from './derive.ts';
import { freshId, keptPassenger, passengerWith } from './kept-passenger.ts';
import { ObstacleLine } from './ObstacleLine.tsx';
import { ObstacleWay } from './ObstacleWay.tsx';
import { useBooking, type BookingInUse } from './use-booking.ts';
import * as styles from './overbook.css.ts';
import * as sums from './price.css.ts';

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
const passengerOf = (fields: BeneficiaryFields, first: Day, id: string): SavedPassenger =>
  keptPassenger(
    {
      ...fields,
      paxType: types[ageClassOn(fields.birthday, first)],
      favorPaxIdDtoList: [...fields.idList],
    },
    id,
  );

/** Somebody of the booking who is this beneficiary: saved, or typed for it. */
const known = (fields: BeneficiaryFields, { terms }: Booking, added: BookingDraft['added']) =>
  passengerWith([...added, ...terms.paxs], fields.idList);

/** Takes somebody into the booking who is not among the saved passengers; they are chosen only where nothing stands against it. */
const taking =
  (fields: BeneficiaryFields, booking: Booking) =>
  ({ added, chosen }: BookingDraft): Partial<BookingDraft> => {
    const there = known(fields, booking, added);
    const one = there ?? passengerOf(fields, booking.journey.days[0], freshId(added));
    const { obstacle } = candidateOf(one, booking.terms, booking.journey);
    return {
      added: there ? added : [...added, one],
      chosen: obstacle !== undefined || chosen.includes(one.id) ? chosen : [...chosen, one.id],
    };
  };

function Choice({ booking, address, of }: ChoiceProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const read = useBeneficiaries();
  const query = bookingQuery(address);
  const add = navigation.href('bookingAddBeneficiary', { query });
  const count = (read.data?.uniBeneficiary.uniBeneficiaryDetails ?? []).filter((beneficiary) => {
    const there = known(beneficiary, booking, of.draft.added);
    return there && booking.chosen.some(({ passenger }) => passenger.id === there.id);
  }).length;
  return (
    <Frame
      closes
      title={t('beneficiaries.title')}
      action={<AppBarAction href={add}>{t('passengers.add')}</AppBarAction>}
      footer={
        read.data && (
          <>
            <p className={sums.due} aria-live="polite">
              <span className={styles.quiet}>{t('passengers.chosen', { count })}</span>
            </p>
            <Button
              className={sums.pay}
              disabled={count === 0}
              onClick={() => navigation.returnTo('bookingPassengerChoice', { query })}
            >
              {t('passengers.done')}
            </Button>
          </>
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

interface ListProps extends ChoiceProps {
  list: BeneficiaryList;
  addHref: string;
}

function List({
  booking,
  address,
  of: { draft, change },
  list: { uniBeneficiaryDetails: people, unreadable },
  addHref,
}: ListProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const query = bookingQuery(address);
  /** Takes along who cannot be chosen yet, and opens their form. */
  const mend = (fields: BeneficiaryFields) => () => {
    const id = freshId(draft.added);
    change(taking(fields, booking));
    navigation.go('bookingEditPassenger', { query: { ...query, passenger: id } });
  };
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
          const there = known(beneficiary, booking, draft.added);
          const passenger = there ?? passengerOf(beneficiary, booking.journey.days[0], '');
          const candidate = candidateOf(passenger, booking.terms, booking.journey);
          const blocked = candidate.obstacle !== undefined;
          const chosen = !blocked && draft.chosen.includes(passenger.id);
          return (
            <li key={beneficiary.beneficiaryId} className={styles.chosen}>
              <Checkbox
                label={<PassengerHead passenger={passenger} />}
                detail={
                  <>
                    <PassengerDocuments passenger={passenger} />
                    <InForceFrom begins={beneficiary.beneficiaryDate} />
                    <ObstacleLine candidate={candidate} />
                  </>
                }
                checked={chosen}
                disabled={blocked}
                onChange={() =>
                  change(
                    chosen
                      ? (now) => ({ chosen: now.chosen.filter((id) => id !== passenger.id) })
                      : taking(beneficiary, booking),
                  )
                }
              />
              <div className={styles.way}>
                <ObstacleWay
                  candidate={candidate}
                  query={query}
                  onTake={there ? undefined : mend(beneficiary)}
                />
              </div>
            </li>
          );
        })}
      </ListCard>
      <p className={styles.after}>{t('beneficiaries.note')}</p>
    </Listed>
  );
}

/** The day from which a beneficiary who waits may use the points; nothing once it has come. */
function InForceFrom({ begins }: { begins: string }) {
  const t = useMessages('booking-form');
  const { date } = useFormats();
  const now = useNow();
  if (now === undefined || waitingDays(begins, new Date(now)) === undefined) return null;
  return <span className={styles.reason}>{t('beneficiaries.from', { day: date(begins, 'date') })}</span>;
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
