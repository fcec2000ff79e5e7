import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './CheckInResult.css.ts';

export interface ResultHeadProps {
  /** How many are checked in. */
  done: number;
  /** Names of those who are not. */
  failed: readonly string[];
}

/** Result of a check-in, in the largest words; who failed is named right under it. */
export function ResultHead({ done, failed }: ResultHeadProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.head} role="status">
      {done > 0 ? (
        <p className={styles.title}>
          <Icon name="check" className={styles.done} />
          {t('result.done', { count: done })}
        </p>
      ) : (
        <p className={styles.title}>
          {failed.length > 0 && <Icon name="alert" className={styles.wrong} />}
          {failed.length > 0 ? t('result.nobody') : t('result.none')}
        </p>
      )}
      {done > 0 && failed.length > 0 && (
        <p className={styles.some}>
          <span className={styles.someIcon}>
            <Icon name="error" size={16} />
          </span>
          <span>
            {t.rich('result.some', {
              names: failed.join(t('separator')),
              b: (names) => <strong className={styles.strong}>{names}</strong>,
            })}
          </span>
        </p>
      )}
    </div>
  );
}
