import { useState, type ReactNode } from 'react';
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
    <Choices
      title={t('kinds')}
      values={shown}
      chosen={filter.kinds}
      onChange={(chosen) => setFilter({ ...filter, kinds: chosen })}
      nameOf={(kind) => names(`kind.${kind}`)}
    >
      {shown !== kinds && (
        <button type="button" className={`${styles.option} ${styles.all}`} onClick={() => setAll(true)}>
          {t('kinds.all')}
        </button>
      )}
    </Choices>
  );
}

/** Statuses that the documents name. */
export function StatusChoice({ filter, setFilter }: ChoiceProps) {
  const t = useMessages('order-list');
  const orders = useMessages('orders');
  return (
    <Choices
      title={t('statuses')}
      values={documentedStatuses}
      chosen={filter.statuses}
      onChange={(chosen) => setFilter({ ...filter, statuses: chosen })}
      nameOf={(status) => orders(`status.${status}`)}
    />
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  values: readonly Value[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  nameOf: (value: Value) => string;
  /** After the values. */
  children?: ReactNode;
}

/** Values of which several can be chosen, each with a tint and a tick. */
function Choices<Value extends string>({
  title,
  values,
  chosen,
  onChange,
  nameOf,
  children,
}: ChoicesProps<Value>) {
  const t = useMessages('order-list');
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{title}</h3>
        <span className={styles.quiet}>{t('several')}</span>
      </div>
      <div className={styles.options}>
        {values.map((value) => {
          const pressed = chosen.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={pressed}
              className={styles.option}
              onClick={() => onChange(toggled(chosen, value))}
            >
              {pressed && <Icon name="check" size={16} />}
              {nameOf(value)}
            </button>
          );
        })}
        {children}
      </div>
    </div>
  );
}
