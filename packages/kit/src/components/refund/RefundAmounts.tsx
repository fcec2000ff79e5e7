import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Certainty } from '../../rules/refunds/request.ts';
import type { RefundFigures } from '../../rules/refunds/sum.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './RefundAmounts.css.ts';

export interface RefundAmountsProps extends RootProps<HTMLDivElement> {
  /** Amounts in minor units; what is not told is left out. */
  amounts: Omit<RefundFigures, 'attached'> & { readonly attached?: number | undefined };
  /** ISO 4217. */
  currency: string;
  /** How sure the sum is, which is said beside it. */
  certainty: Certainty;
}

/** Amounts of one ticket's refund: fare, taxes, fee, extras, points first, and what comes back, with how sure it is. */
export function RefundAmounts({ amounts, currency, certainty, className, ...root }: RefundAmountsProps) {
  const t = useMessages('refund');
  const { fare, taxes, fee, feePercent, fareKept, attached = 0, back, points = 0, pointsBack } = amounts;
  const sum = (amount: number) => <Amount value={{ amount, currency }} />;
  const inPoints = (count: number) => <Amount value={count} unit={t('points')} signed={count < 0} />;
  const kept = pointsBack === undefined ? 0 : points - pointsBack;
  const rows = [
    ...(pointsBack !== undefined && points > 0
      ? [
          { name: t('amounts.pointsBack'), value: inPoints(pointsBack) },
          ...(kept > 0 ? [{ name: t('amounts.pointsKept'), value: inPoints(-kept) }] : []),
        ]
      : []),
    { name: t('amounts.fare'), value: sum(fare) },
    { name: t('amounts.taxes'), value: sum(taxes) },
    {
      name: feePercent === undefined ? t('amounts.fee') : t('amounts.feeShare', { percent: feePercent }),
      value: fee === undefined ? t(fareKept ? 'amounts.fareKept' : 'unknownSum') : sum(-fee),
    },
    { name: t('amounts.attached'), value: sum(attached) },
  ];
  return (
    <div {...root} className={classNames(styles.rows, className)}>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
        <div className={styles.total} data-part="total">
          <dt className={styles.totalName}>
            {t(certainty === 'confirmed' ? 'amounts.back' : 'amounts.backEstimated')}
            <Badge {...(certainty === 'confirmed' ? { tone: 'done' } : { icon: 'info' })}>
              {t(`certainty.${certainty}`)}
            </Badge>
          </dt>
          <dd className={styles.totalFigure}>{back === undefined ? t('unknownSum') : sum(back)}</dd>
        </div>
      </dl>
      {points > 0 && <p className={styles.note}>{t('amounts.pointsFirst')}</p>}
      {certainty !== 'confirmed' && <p className={styles.note}>{t('prevails')}</p>}
    </div>
  );
}
