import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { FareDetail } from './FareDetail.tsx';
import { FareHead, type FareChoice } from './FareHead.tsx';
import { fareTerm } from './FareTerm.tsx';
import { fareTerms, isSoldOut, type FareFacts, type FareFamily } from './types.ts';
import * as styles from './FareCompare.css.ts';

export interface FareCompareProps extends FareChoice {
  fares: readonly FareFamily[];
  facts: FareFacts;
}

/** Fares side by side: a column each, a row for each question, and the chosen one's detail below. */
export function FareCompare({ fares, facts, ...choice }: FareCompareProps) {
  const t = useMessages('fare-families');
  const stateOf = (fare: FareFamily) =>
    isSoldOut(fare) ? 'sold-out' : fare.fareId === choice.chosen ? 'checked' : 'unchecked';
  const chosen = fares.find(({ fareId }) => fareId === choice.chosen);
  return (
    <>
      <div className={styles.box}>
        <table className={styles.table} data-part="compare">
          <caption>
            <VisuallyHidden>{t('compare')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
              </th>
              {fares.map((fare) => (
                <th
                  key={fare.fareId}
                  scope="col"
                  className={styles.cell}
                  data-part="fare"
                  data-state={stateOf(fare)}
                >
                  <FareHead column fare={fare} points={facts.points} {...choice} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fareTerms.map((term) => (
              <tr key={term} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {t(`row.${term}`)}
                </th>
                {fares.map((fare) => (
                  <td key={fare.fareId} className={styles.cell} data-state={stateOf(fare)}>
                    {fareTerm({ of: term, fare, facts })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen && <FareDetail fare={chosen} facts={facts} />}
    </>
  );
}
