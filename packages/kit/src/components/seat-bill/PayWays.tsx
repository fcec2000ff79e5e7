import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { waysOf, type PayBy } from '../../rules/seats/order.ts';
import { PointsNote, type PointsNoteProps } from './PointsNote.tsx';
import * as styles from './PayWays.css.ts';

export interface PayWaysProps extends PointsNoteProps, RootProps {
  /** Order to be paid. */
  order: Pick<SeatOrder, 'cash' | 'points' | 'seats'>;
  /** The way that is chosen. */
  value: PayBy;
  /** Another way was chosen. */
  onChange: (way: PayBy) => void;
}

/** The ways to pay as radio rows; the obstacle to one is under it. */
export function PayWays({ order, value, onChange, points, available, buyHref, ...root }: PayWaysProps) {
  const t = useMessages('seat-orders');
  const rows = {
    cash: {
      aside: order.cash.map((sum) => (
        <span key={sum.currency} className={styles.amount}>
          <Amount value={sum} />
        </span>
      )),
      below: undefined,
    },
    points: {
      aside: (
        <span className={styles.amount}>
          {t.rich('points', {
            points: order.points ?? 0,
            u: (words) => <span className={styles.unit}>{words}</span>,
          })}
        </span>
      ),
      below: value === 'points' && <PointsNote {...{ points, available, buyHref }} />,
    },
  };
  return (
    <Section {...root} title={t('ways')}>
      <Card flush className={styles.card}>
        <RadioList
          legend={t('ways')}
          legendHidden
          flush
          value={value}
          onChange={onChange}
          items={waysOf(order).map((way) => ({
            value: way,
            label: <span className={styles.way}>{t(`way.${way}`)}</span>,
            detail: t(`way.${way}Detail`),
            ...rows[way],
          }))}
        />
      </Card>
    </Section>
  );
}
