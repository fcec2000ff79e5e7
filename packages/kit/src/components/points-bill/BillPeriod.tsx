import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './BillEntries.css.ts';
import { chosenMonth, isWholeMonth } from './chosen-month.ts';
import type { BillData } from './types.ts';

interface BillPeriodProps {
  data: Pick<BillData, 'months' | 'today' | 'window'>;
  /** Address of the period's choice. */
  filter?: string | undefined;
  onMonth: (month: string | undefined) => void;
}

/** The days on show, as a chip that leads to their choice; beside a chosen month the way back to the usual period. */
export function BillPeriod({ data: { months, today, window }, filter, onMonth }: BillPeriodProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  const month = chosenMonth(months, window);
  const words =
    month !== undefined && isWholeMonth(month, window, today)
      ? date(month, 'month')
      : t('bill.period', { start: date(window.startDate, 'date'), end: date(window.endDate, 'date') });
  return (
    <div className={styles.period}>
      {filter === undefined ? (
        <p className={styles.days}>{words}</p>
      ) : (
        <Link look="plain" href={filter} className={styles.chip}>
          <span>{words}</span>
          <VisuallyHidden> {t('bill.emptyAction')}</VisuallyHidden>
          <Icon name="chevron-down" size={16} />
        </Link>
      )}
      {month !== undefined && (
        <IconButton icon="close" label={t('bill.usual')} onClick={() => onMonth(undefined)} />
      )}
    </div>
  );
}
