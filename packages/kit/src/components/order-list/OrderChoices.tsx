import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { frequentKinds, type OrderKind } from '../../rules/orders/kinds.ts';
import type { OrderFilter } from '../../rules/orders/listing.ts';
import { documentedStatuses } from '../../rules/orders/status.ts';
import * as styles from './OrderList.css.ts';

const toggled = <Value extends string>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

interface ChoiceProps {
  filter: OrderFilter;
  setFilter: (filter: OrderFilter) => void;
}

/** Frequent kinds at once, the others on demand. */
export function KindChoice({ kinds, filter, setFilter }: ChoiceProps & { kinds: readonly OrderKind[] }) {
  const t = useMessages('order-list');
  const names = useMessages('order-kinds');
  const few = frequentKinds.filter((kind) => kinds.includes(kind));
  const hidden = filter.kinds.some((kind) => !few.includes(kind));
  const [all, setAll] = useState(false);
  const shown = all || hidden || kinds.length <= few.length + 1 ? kinds : few;
  return (
    <div className={styles.group} role="group" aria-label={t('kinds')}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{t('kinds')}</h3>
        <span className={styles.quiet}>{t('several')}</span>
      </div>
      <div className={styles.options}>
        {shown.map((kind) => (
          <Option
            key={kind}
            pressed={filter.kinds.includes(kind)}
            onPress={() => setFilter({ ...filter, kinds: toggled(filter.kinds, kind) })}
          >
            {names(`kind.${kind}`)}
          </Option>
        ))}
        {shown !== kinds && (
          <button type="button" className={`${styles.option} ${styles.all}`} onClick={() => setAll(true)}>
            {t('kinds.all')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Statuses that the documents name. */
export function StatusChoice({ filter, setFilter }: ChoiceProps) {
  const t = useMessages('order-list');
  const orders = useMessages('orders');
  return (
    <div className={styles.group} role="group" aria-label={t('statuses')}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{t('statuses')}</h3>
        <span className={styles.quiet}>{t('several')}</span>
      </div>
      <div className={styles.options}>
        {documentedStatuses.map((status) => (
          <Option
            key={status}
            pressed={filter.statuses.includes(status)}
            onPress={() => setFilter({ ...filter, statuses: toggled(filter.statuses, status) })}
          >
            {orders(`status.${status}`)}
          </Option>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  pressed: boolean;
  onPress: () => void;
  children: string;
}

/** One of several: a tint and a tick. */
function Option({ pressed, onPress, children }: OptionProps) {
  return (
    <button type="button" aria-pressed={pressed} className={styles.option} onClick={onPress}>
      {pressed && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}
