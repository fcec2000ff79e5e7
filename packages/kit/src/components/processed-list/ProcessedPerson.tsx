import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { Traveller } from '../segment-route/types.ts';
import * as styles from './ProcessedList.css.ts';

interface ProcessedPersonProps {
  person: Traveller;
  /** Where this passenger gets another seat; left out where that is over. */
  changeHref: string | undefined;
}

/** A passenger with boarding sequence and seat. */
export function ProcessedPerson({ person, changeHref }: ProcessedPersonProps) {
  const t = useMessages('check-in');
  const { name, paxType, seat, sequence, state } = person;
  return (
    <li className={styles.person} data-part="person">
      <div>
        <p className={styles.name}>{paxType === 'INF' ? t('lap', { name }) : name}</p>
        {state === 'checkedIn' && sequence !== undefined && (
          <p className={styles.small}>{t('sequence', { number: sequence })}</p>
        )}
      </div>
      {state === 'checkedIn' && paxType !== 'INF' && (
        <div className={styles.seat}>
          {seat === undefined ? (
            <span className={styles.small}>{t('seat.none')}</span>
          ) : (
            <span className={styles.seatNo}>{seat}</span>
          )}
          {changeHref !== undefined && (
            <Link
              look="plain"
              className={styles.change}
              href={changeHref}
              aria-label={seat === undefined ? `${t('seat.choose')} ${name}` : t('change.of', { name })}
            >
              {seat === undefined ? t('seat.choose') : t('change')}
              <Icon name="chevron" size={16} />
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
