import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { ReactNode } from 'react';
import type { OrderedSeat, SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { costsNothing, type PayBy } from '../../rules/seats/order.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import * as styles from './SeatBill.css.ts';

export interface SeatBillProps extends RootProps<HTMLDivElement> {
  /** Seats, flights, and both sums. */
  order: Pick<SeatOrder, 'seats' | 'flights' | 'cash' | 'points'>;
  /** Columns of prices: the ways that are open, or the one that was taken; none where nothing is paid. */
  prices: readonly PayBy[];
  /** It has been paid. */
  settled?: boolean | undefined;
  /** Each flight has its line above its seats. */
  headed?: boolean | undefined;
}

/** Passengers' seats and prices, cash and points in aligned columns, and the total under a stronger line. */
export function SeatBill({
  order,
  prices,
  settled = false,
  headed = false,
  className,
  ...root
}: SeatBillProps) {
  const t = useMessages('seat-orders');
  const { seats, flights } = order;
  return (
    <div {...root} className={classNames(styles.frame, className)}>
      <table className={styles.table} aria-label={t('bill.label')}>
        <thead className={styles.columns}>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {t('bill.seat')}
            </th>
            {prices.map((way) => (
              <th key={way} scope="col" className={styles.columnHead}>
                {t(`bill.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        {flights.map((flight) => (
          <tbody key={flight.segmentId} className={styles.rows}>
            {headed && (
              <tr className={styles.row}>
                <th scope="rowgroup" colSpan={prices.length + 1} className={styles.flight}>
                  <FlightLine flight={flight} look="strong" />
                </th>
              </tr>
            )}
            {seats
              .filter(({ segmentId }) => segmentId === flight.segmentId)
              .map((seat) => (
                <SeatRow key={seat.passengerId} seat={seat} prices={prices} />
              ))}
          </tbody>
        ))}
        {prices.length > 0 && (
          <tfoot className={styles.rows}>
            <tr className={styles.totalRow}>
              <th scope="row" className={styles.total}>
                {t(settled ? 'bill.paid' : 'bill.total')}
              </th>
              {prices.map((way) => (
                <Figure key={way} way={way} sum>
                  <Total way={way} order={order} />
                </Figure>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function SeatRow({ seat, prices }: { seat: OrderedSeat; prices: readonly PayBy[] }) {
  const t = useMessages('seat-orders');
  const { seat: designator, name, relation, pointsAllowed, price } = seat;
  const notYet = relation === 'beneficiary' && !pointsAllowed;
  return (
    <tr className={styles.row} data-part="seat">
      <th scope="row" className={styles.seat}>
        <span className={styles.designator}>{designator}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.relation}>{t(notYet ? 'relation.notYet' : `relation.${relation}`)}</span>
      </th>
      {prices.map((way) => (
        <Figure key={way} way={way}>
          {costsNothing(price) ? t('bill.free') : <Price way={way} price={price} />}
        </Figure>
      ))}
    </tr>
  );
}

function Figure({ way, sum = false, children }: { way: PayBy; sum?: boolean; children: ReactNode }) {
  const t = useMessages('seat-orders');
  return (
    <td className={classNames(styles.figure, sum && styles.sum)}>
      <span className={styles.word} aria-hidden>
        {t(`bill.${way}`)}
      </span>
      <span>{children}</span>
    </td>
  );
}

function Price({ way, price }: { way: PayBy; price: OrderedSeat['price'] }) {
  const { number } = useFormats();
  if (way === 'cash') return price?.cash ? <Amount value={price.cash} /> : <Dash />;
  return price?.points === undefined ? <Dash /> : number(price.points);
}

function Total({ way, order: { cash, points } }: { way: PayBy; order: SeatBillProps['order'] }) {
  const { number } = useFormats();
  if (way === 'points') return points === undefined ? <Dash /> : number(points);
  if (cash.length === 0) return <Dash />;
  return cash.map((sum) => (
    <span key={sum.currency} className={styles.oneSum}>
      <Amount value={sum} />
    </span>
  ));
}

function Dash() {
  const t = useMessages('seat-orders');
  return (
    <>
      <span aria-hidden>{'–'}</span>
      <VisuallyHidden>{t('bill.notOffered')}</VisuallyHidden>
    </>
  );
}
