import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { Money } from '../../rules/seats/cabin.ts';
import * as styles from './points-orders.css.ts';

/** Amount to be paid, beside the step that leads there. */
export function Due({ price }: { price: Money }) {
  const t = useMessages('points-orders');
  const { money } = useFormats();
  return (
    <p className={styles.due} aria-live="polite">
      <span className={styles.dueLabel}>{t('total')}</span>
      <span className={styles.dueAmount}>{money(price)}</span>
    </p>
  );
}
