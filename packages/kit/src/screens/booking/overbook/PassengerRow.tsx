import { PassengerDocuments, PassengerHead } from '../../../components/passenger-list/Passenger.tsx';
import { MaskedNumber } from '../../../components/person-line/MaskedNumber.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import type { AddressQuery } from '../flight-list/list-address.ts';
import type { Candidate } from './booked-party.ts';
import { ObstacleLine } from './ObstacleLine.tsx';
import { ObstacleWay } from './ObstacleWay.tsx';
import { usePassengerName } from './use-passenger-name.ts';
import * as styles from './overbook.css.ts';

interface ChoosableProps extends Pick<Candidate, 'passenger'> {
  query: AddressQuery;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Somebody who can be chosen; one who was typed for this booking can be edited. */
export function Choosable({ passenger, query, chosen, onChange }: ChoosableProps) {
  const t = useMessages('booking-form');
  const nameOf = usePassengerName();
  const { href } = useNavigation();
  return (
    <li className={styles.choosable}>
      <Checkbox
        label={<PassengerHead passenger={passenger} />}
        detail={
          <>
            <PassengerDocuments passenger={passenger} />
            {passenger.card && (
              <span className={styles.membership}>
                <span>{t('passengers.card', { programme: passenger.card.kind })}</span>{' '}
                <MaskedNumber number={passenger.card.number} />
              </span>
            )}
            {passenger.paxType === 'INF' && <span>{t('passengers.infant')}</span>}
          </>
        }
        checked={chosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {passenger.myUserid === undefined && (
        <IconButton
          icon="edit"
          href={href('bookingEditPassenger', { query: { ...query, passenger: passenger.id } })}
          label={t('people.editOf', { name: nameOf({ passenger }) })}
        />
      )}
    </li>
  );
}

/** Somebody who cannot be chosen now: the fact, and the way out where there is one. */
export function Blocked({ candidate, query }: { candidate: Candidate; query: AddressQuery }) {
  const { passenger } = candidate;
  return (
    <li className={styles.choice}>
      <span className={styles.plain}>
        <PassengerHead passenger={passenger} />
      </span>
      <PassengerDocuments passenger={passenger} />
      <ObstacleLine candidate={candidate} />
      <ObstacleWay candidate={candidate} query={query} />
    </li>
  );
}
