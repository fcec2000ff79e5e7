import type { LaterPayment, OrderDetail } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import type { Money } from '../../rules/money.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderPriceProps extends RootProps<HTMLDivElement> {
  /** Parts of the price, the sums, when it was paid, and what changes and upgrades have cost since. */
  order: Pick<OrderDetail, 'lines' | 'cash' | 'points' | 'paidAt'> & Partial<Pick<OrderDetail, 'later'>>;
  /** By the airline's clock. */
  status: OrderStatus;
  /** The airline's calendar day: days of another year have their year. */
  today?: Day | undefined;
}

/** Parts of the price, what was paid for changes and upgrades, and the sum: to be paid, paid, or what it would have been. */
export function OrderPrice({ order, status, today, className, ...root }: OrderPriceProps) {
  const t = useMessages('order-detail');
  const list = useMessages('order-list');
  const { lines, cash, points, paidAt, later = [] } = order;
  const sum =
    later.length > 0
      ? 'price.all'
      : status === 'waiting'
        ? 'price.due'
        : paidAt === undefined
          ? 'price.total'
          : 'price.paid';
  return (
    <Card {...root} flush className={classNames(styles.lines, className)}>
      {lines.map(({ label, cash: part }) => (
        <p key={label} className={styles.priceLine}>
          <span>{label}</span>
          <Amount value={part} />
        </p>
      ))}
      {points !== undefined && (
        <p className={styles.priceLine}>
          <span>{t('points')}</span>
          <Amount value={points} unit={list('points', { count: points })} />
        </p>
      )}
      {later.length > 0 &&
        paidAt !== undefined &&
        cash.map((each) => <First key={each.currency} cash={each} later={later} lines={lines} />)}
      {later.map((one) => (
        <Later key={`${one.kind} ${one.at}`} payment={one} today={today} />
      ))}
      {cash.map((each) => (
        <p key={each.currency} className={classNames(styles.priceLine, styles.total)} data-part="total">
          <span>{t(sum)}</span>
          <Amount value={each} className={styles.sum} />
        </p>
      ))}
    </Card>
  );
}

interface FirstProps {
  cash: Money;
  lines: OrderDetail['lines'];
  later: readonly LaterPayment[];
}

/** Sum that was paid before the tickets were changed: that of its own lines, where there are any. */
function First({ cash: { amount, currency }, lines, later }: FirstProps) {
  const t = useMessages('order-detail');
  const sumOf = (parts: readonly { readonly cash: Money }[]) =>
    parts.reduce((sum, { cash }) => sum + (cash.currency === currency ? cash.amount : 0), 0);
  const first = lines.length > 0 ? sumOf(lines) : amount - sumOf(later);
  return (
    <p className={styles.priceLine}>
      <span>{t('price.first')}</span>
      <Amount value={{ amount: first, currency }} className={styles.partSum} />
    </p>
  );
}

/** A change or an upgrade with its parts and its sum. */
function Later({
  payment: { kind, at, difference, fee, cash, points = 0 },
  today,
}: Pick<OrderPriceProps, 'today'> & { payment: LaterPayment }) {
  const t = useMessages('order-detail');
  const list = useMessages('order-list');
  const { day } = useToldDays(today);
  const parts = (
    [
      ['price.difference', difference],
      ['price.fee', fee],
    ] as const
  ).filter(([, part]) => part !== undefined && part.amount !== 0);
  const [only] = parts;
  // One part that is the whole sum stands in one line with it.
  const whole = parts.length === 1 && only?.[1]?.amount === cash.amount ? only[0] : undefined;
  return (
    <>
      {parts.map(
        ([label, part]) =>
          part !== undefined &&
          label !== whole && (
            <p key={label} className={styles.priceLine}>
              <span>{t(label)}</span>
              <Amount value={part} />
            </p>
          ),
      )}
      <p className={styles.priceLine}>
        <span>{[t(`price.${kind}`, { date: day(at) }), whole && t(whole)].filter(Boolean).join(' • ')}</span>
        <span className={styles.partSum}>
          {(cash.amount !== 0 || points === 0) && <Amount value={cash} />}
          {points !== 0 && <Amount value={points} unit={list('points', { count: points })} />}
        </span>
      </p>
    </>
  );
}
