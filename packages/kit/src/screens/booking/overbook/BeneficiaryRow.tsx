import { PassengerDocuments, PassengerHead } from '../../../components/passenger-list/Passenger.tsx';
import type { BeneficiaryList } from '../../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { waitingDays } from '../../../rules/beneficiaries.ts';
import { useNow } from '../../shell/use-now.ts';
import { bookingQuery } from '../booking-address.ts';
import { beneficiaryCandidate, takingBeneficiary } from './beneficiary-passenger.ts';
import type { BookingPageProps } from './BookingStates.tsx';
import { ObstacleLine } from './ObstacleLine.tsx';
import { ObstacleWay } from './ObstacleWay.tsx';
import * as styles from './overbook.css.ts';

export interface BeneficiaryRowProps extends BookingPageProps {
  beneficiary: BeneficiaryList['uniBeneficiaryDetails'][number];
}

/** A beneficiary to be chosen, or what stands against it and the way out. */
export function BeneficiaryRow({
  booking,
  address,
  of: { draft, change },
  beneficiary,
}: BeneficiaryRowProps) {
  const navigation = useNavigation();
  const query = bookingQuery(address);
  const { candidate, known } = beneficiaryCandidate(beneficiary, booking, draft.added);
  const { passenger, obstacle } = candidate;
  const blocked = obstacle !== undefined;
  const chosen = known && !blocked && draft.chosen.includes(passenger.id);
  const take = takingBeneficiary(beneficiary, booking);
  /** Takes along who cannot be chosen yet, and opens their form. */
  const mend = () => {
    change(take);
    navigation.go('bookingEditPassenger', { query: { ...query, passenger: passenger.id } });
  };
  return (
    <li className={styles.chosen}>
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
          change(chosen ? (now) => ({ chosen: now.chosen.filter((id) => id !== passenger.id) }) : take)
        }
      />
      <div className={styles.way}>
        <ObstacleWay candidate={candidate} query={query} onTake={known ? undefined : mend} />
      </div>
    </li>
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
