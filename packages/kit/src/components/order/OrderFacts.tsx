import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './OrderFacts.css.ts';

export interface OrderFactsProps extends RootProps<HTMLDListElement> {
  /** `OrderFact` and its kin. */
  children: ReactNode;
}

/** Names and values of an order, values at the end. */
export function OrderFacts({ children, className, ...root }: OrderFactsProps) {
  return (
    <dl {...root} className={classNames(styles.facts, className)}>
      {children}
    </dl>
  );
}

export interface OrderFactProps extends RootProps<HTMLDivElement> {
  /** The name. */
  label: string;
  /** The value. */
  children: ReactNode;
  /** The sum of the others. */
  strong?: boolean;
}

/** One of them; a value that finds no room beside its name goes below it. */
export function OrderFact({ label, children, strong = false, className, ...root }: OrderFactProps) {
  return (
    <div {...root} className={classNames(styles.fact, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, strong && styles.strong)}>{children}</dd>
    </div>
  );
}

export interface OrderNumberProps extends RootProps<HTMLDivElement> {
  /** As the airline writes it. */
  orderNo: string;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
}

/** The order number, with the way to copy it. */
export function OrderNumber({ orderNo, onCopy, ...root }: OrderNumberProps) {
  const t = useMessages('orders');
  return (
    <OrderFact {...root} label={t('facts.orderNo')}>
      <span className={styles.number}>
        <IconButton icon="copy" label={t('copy')} className={styles.copy} onClick={onCopy} />
        {orderNo}
      </span>
    </OrderFact>
  );
}

export interface OrderTimeProps extends RootProps<HTMLDivElement> {
  /** Name of the moment. */
  label: string;
  /** ISO 8601; nothing is drawn without it. */
  at: string | undefined;
}

/** A moment of an order: its day and its minute. */
export function OrderTime({ label, at, ...root }: OrderTimeProps) {
  const { date } = useFormats();
  if (at === undefined) return null;
  return (
    <OrderFact {...root} label={label}>
      {date(at, 'date')} {date(at, 'time')}
    </OrderFact>
  );
}
