import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { PassengerObstacle } from '../../rules/beneficiaries.ts';
import { PassengerDocuments, PassengerHead } from './Passenger.tsx';
import * as styles from './PassengerList.css.ts';

interface BlockedPassengerProps {
  passenger: SavedPassenger;
  obstacle: PassengerObstacle;
}

/** A passenger who cannot be chosen, and why. */
export function BlockedPassenger({ passenger, obstacle }: BlockedPassengerProps) {
  const t = useMessages('beneficiaries');
  return (
    <li className={styles.blocked}>
      <PassengerHead passenger={passenger} />
      <PassengerDocuments passenger={passenger} />
      <p className={styles.reason}>
        <span className={styles.icon}>
          <Icon name="info" size={16} />
        </span>
        {t(`passengers.obstacle.${obstacle}`)}
      </p>
    </li>
  );
}
