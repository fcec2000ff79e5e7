import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { OrderFilter } from '../../rules/orders/listing.ts';
import * as styles from './OrderList.css.ts';

export interface OrderToolsProps extends RootProps<HTMLDivElement> {
  /** Words that are looked for. */
  words: string;
  /** Other words are looked for. */
  onWordsChange: (words: string) => void;
  /** Filter in force. */
  filter: OrderFilter;
  /** The filter is wanted. */
  onFilter: () => void;
  /** Kinds are of no choice here. */
  oneKind?: boolean | undefined;
}

/** Free text and the filter in force, each chip leading to it. */
export function OrderTools({
  words,
  onWordsChange,
  filter,
  onFilter,
  oneKind = false,
  className,
  ...root
}: OrderToolsProps) {
  const t = useMessages('order-list');
  const kinds = useMessages('order-kinds');
  const orders = useMessages('orders');
  const { date } = useFormats();
  const [kind] = filter.kinds;
  const [status] = filter.statuses;
  const more = { kinds: filter.kinds.length - 1, statuses: filter.statuses.length - 1 };
  return (
    <div {...root} className={classNames(styles.tools, className)}>
      <Field
        type="search"
        label={t('search')}
        placeholder={t('search.hint')}
        value={words}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onWordsChange(event.target.value)}
        before={<Icon name="search" size={20} />}
        after={
          words !== '' && (
            <IconButton icon="close" label={t('search.clear')} onClick={() => onWordsChange('')} />
          )
        }
      />
      <div className={styles.chips} role="group" aria-label={t('chips')}>
        <Chip on onClick={onFilter}>
          {t('chip.span', { from: date(filter.from, 'monthDay'), to: date(filter.to, 'monthDay') })}
        </Chip>
        {!oneKind && (
          <Chip on={kind !== undefined} onClick={onFilter}>
            {kind === undefined
              ? t('chip.kinds')
              : more.kinds === 0
                ? kinds(`kind.${kind}`)
                : t('chip.kindsMany', {
                    kind: kinds(`kind.${kind}`),
                    more: more.kinds,
                  })}
          </Chip>
        )}
        <Chip on={status !== undefined} onClick={onFilter}>
          {status === undefined
            ? t('chip.statuses')
            : more.statuses === 0
              ? orders(`status.${status}`)
              : t('chip.statusesMany', {
                  status: orders(`status.${status}`),
                  more: more.statuses,
                })}
        </Chip>
      </div>
    </div>
  );
}

interface ChipProps {
  on?: boolean;
  onClick: () => void;
  children: string;
}

function Chip({ on = false, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-state={on ? 'on' : 'off'}
      className={styles.chip}
      onClick={onClick}
    >
      {children}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
