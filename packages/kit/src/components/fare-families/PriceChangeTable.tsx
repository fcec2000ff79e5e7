import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './PriceChangeTable.css.ts';

/** One part of a price, in minor units. */
export interface ChangedRow {
  readonly name: string;
  readonly was: number;
  readonly is: number;
}

export interface PriceChangeTableProps {
  /** None where the airline has not said which part it is. */
  rows: readonly ChangedRow[];
  total: Omit<ChangedRow, 'name'>;
  /** ISO 4217. */
  currency: string;
}

/** Parts of a price before and after, the changed one marked. */
export function PriceChangeTable({ rows, total, currency }: PriceChangeTableProps) {
  const t = useMessages('fare-families');
  const { signed } = useFormats();
  const sum = (amount: number) => <Amount value={{ amount, currency }} />;
  const difference = (by: number) => (
    <>
      {by !== 0 && signed(Math.sign(by)).charAt(0)}
      {sum(Math.abs(by))}
    </>
  );
  const cells = ({ was, is }: Omit<ChangedRow, 'name'>) => (
    <>
      <td className={classNames(styles.figure, styles.was)}>{sum(was)}</td>
      <td className={styles.figure}>{sum(is)}</td>
      <td className={classNames(styles.figure, is !== was && styles.by)}>{difference(is - was)}</td>
    </>
  );
  return (
    <div className={styles.box}>
      <table className={styles.table} data-part="parts">
        <caption>
          <VisuallyHidden>{t('changed.parts')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
            </th>
            <th scope="col" className={styles.figure}>
              {t('changed.was')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('changed.is')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('changed.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={styles.row} data-state={row.was === row.is ? undefined : 'changed'}>
              <th scope="row">{row.name}</th>
              {cells(row)}
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{t('changed.total')}</th>
            {cells(total)}
          </tr>
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.untold}>{t('changed.untold')}</p>}
    </div>
  );
}
