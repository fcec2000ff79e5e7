import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { ChangeSum } from '../../rules/changes/sum.ts';
import type { RefundEstimate } from '../../rules/fare-ladder/quote.ts';
import { Amount } from '../amount/Amount.tsx';
import { FeeAmount } from './FeeAmount.tsx';
import * as styles from './FeeBreakdown.css.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly value: ReactNode;
}

function Rows({ rows, total }: { rows: readonly Row[]; total: Row | undefined }) {
  return (
    <dl className={styles.rows} data-part="breakdown">
      {rows.map(({ key, name, value }) => (
        <div key={key} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd className={styles.totalFigure}>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}

/** Name of a fee with the share of the fare that it is. */
function useShare() {
  const t = useMessages('fees');
  return (fee: string, percent: number | undefined) =>
    percent === undefined ? fee : t('row.share', { fee, percent: t('percent', { percent }) });
}

/** Sums that a refund is made up of; points have rows of their own. */
export function RefundBreakdown({ estimate, currency }: { estimate: RefundEstimate; currency: string }) {
  const t = useMessages('fees');
  const { fare, taxes, attached, points, fee, percent, back, pointsBack } = estimate;
  const withShare = useShare();
  const sum = (amount: number) => <Amount value={{ amount, currency }} />;
  const kept = fee.answer === 'fee' ? fee : undefined;
  const inPoints = (count: number) => <Amount value={count} unit={t('points')} signed={count < 0} />;
  return (
    <Rows
      rows={[
        { key: 'fare', name: t('row.fare'), value: sum(fare) },
        { key: 'taxes', name: t('row.taxes'), value: sum(taxes) },
        ...(attached > 0 ? [{ key: 'attached', name: t('row.attached'), value: sum(attached) }] : []),
        {
          key: 'fee',
          name: withShare(t('fee.refund'), percent),
          value: kept ? sum(-kept.amount) : <FeeAmount fee={fee} wish="refund" currency={currency} />,
        },
        ...(points > 0 ? [{ key: 'points', name: t('row.points'), value: inPoints(points) }] : []),
        ...(kept && kept.points > 0
          ? [{ key: 'pointsFee', name: t('row.pointsFee'), value: inPoints(-kept.points) }]
          : []),
        ...(points > 0 && pointsBack !== undefined
          ? [{ key: 'pointsBack', name: t('row.pointsBack'), value: inPoints(pointsBack) }]
          : []),
      ]}
      total={back === undefined ? undefined : { key: 'back', name: t('total.refund'), value: sum(back) }}
    />
  );
}

/** Sums that a change is made up of. */
export function ChangeBreakdown({
  estimate,
  currency,
  forfeits,
}: {
  estimate: ChangeSum;
  currency: string;
  /** A fare that is lower brings nothing back. */
  forfeits: boolean;
}) {
  const t = useMessages('fees');
  const { fee, percent, difference, due, duePoints = 0 } = estimate;
  const withShare = useShare();
  const sum = (amount: number) => <Amount value={{ amount, currency }} />;
  const keptPoints = fee.answer === 'fee' ? fee.points : 0;
  const spare = keptPoints - duePoints;
  const inPoints = (count: number) => <Amount value={count} unit={t('points')} />;
  return (
    <Rows
      rows={[
        {
          key: 'difference',
          name: t(difference < 0 && forfeits ? 'row.forfeited' : 'row.difference'),
          value: sum(difference),
        },
        {
          key: 'fee',
          name: withShare(t('fee.change'), percent),
          value: <FeeAmount fee={fee} wish="change" currency={currency} />,
        },
        ...(keptPoints > 0
          ? [{ key: 'pointsFee', name: t('row.pointsToPay'), value: inPoints(keptPoints) }]
          : []),
        ...(spare > 0 ? [{ key: 'pointsBack', name: t('row.pointsBack'), value: inPoints(spare) }] : []),
      ]}
      total={
        due === undefined
          ? undefined
          : due < 0
            ? { key: 'due', name: t('total.changeBack'), value: sum(-due) }
            : { key: 'due', name: t('total.change'), value: sum(due) }
      }
    />
  );
}
