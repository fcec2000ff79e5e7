import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { partyPrices, partySum, taxCodes, taxOf } from '../../rules/booking/fare-price.ts';
import type { Party } from '../../rules/booking/party.ts';
import { Amount } from '../amount/Amount.tsx';
import type { FareFamily } from './types.ts';
import * as styles from './FarePrices.css.ts';

export interface FarePricesProps {
  fare: FareFamily;
  passengers: Party;
}

/** Fare and taxes for each type of passenger, and the sum of all. */
export function FarePrices({ fare: { price, currency }, passengers }: FarePricesProps) {
  const t = useMessages('fare-families');
  const columns = partyPrices(price, passengers);
  const sum = partySum(columns);
  const shown = (amount: number | undefined) =>
    amount === undefined ? t('price.untold') : <Amount value={{ amount, currency }} />;
  const rows = [
    { key: 'fare', name: t('price.fare'), of: ({ each }: (typeof columns)[number]) => each?.fare },
    ...taxCodes(columns.map(({ each }) => each)).map((code) => ({
      key: code,
      name: t('price.tax', { code, told: code }),
      of: ({ each }: (typeof columns)[number]) => each && taxOf(each, code),
    })),
  ];
  return (
    <table className={styles.table} data-part="prices">
      <caption>
        <VisuallyHidden>{t('prices')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
          </th>
          {columns.map(({ kind, count }) => (
            <th key={kind} scope="col" className={styles.figure}>
              {t(`kind.${kind}`, { count })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, of }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column.kind} className={styles.figure}>
                {shown(of(column))}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.each}>
          <th scope="row">{t('price.each')}</th>
          {columns.map(({ kind, each }) => (
            <td key={kind} className={styles.figure}>
              {shown(each?.total)}
            </td>
          ))}
        </tr>
        <tr className={styles.party}>
          <th scope="row">{t('price.party')}</th>
          <td className={styles.figure} colSpan={columns.length}>
            {shown(sum)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
