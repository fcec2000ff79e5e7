import { memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { FareDetail } from './FareDetail.tsx';
import { FareHead, type FareChoice } from './FareHead.tsx';
import { fareTerm } from './FareTerm.tsx';
import { fareTerms, isSoldOut, type FareFacts, type FareFamily } from './types.ts';
import * as styles from './FareCard.css.ts';

export interface FareCardProps extends FareChoice {
  fare: FareFamily;
  facts: FareFacts;
  /** Its fees and prices are shown. */
  opened: boolean;
}

/** One fare as a card; the chosen one opens its fees and its prices. */
export function FareCard({ fare, facts, opened, ...choice }: FareCardProps) {
  const chosen = choice.chosen === fare.fareId;
  return (
    <li
      className={styles.card}
      data-part="fare"
      data-state={isSoldOut(fare) ? 'sold-out' : chosen ? 'checked' : 'unchecked'}
    >
      <FareHead fare={fare} points={facts.points} {...choice} />
      <Terms fare={fare} facts={facts} />
      {opened && <Detail fare={fare} facts={facts} />}
    </li>
  );
}

const Detail = memo(FareDetail);

/** Terms of the fare, a line each. */
const Terms = memo(function Terms({ fare, facts }: Pick<FareCardProps, 'fare' | 'facts'>) {
  const t = useMessages('fare-families');
  return (
    <dl className={styles.terms}>
      {fareTerms.map((term) => (
        <div key={term} className={styles.term}>
          <dt className={styles.name}>{t(`row.${term}`)}</dt>
          <dd className={styles.answer}>{fareTerm({ of: term, fare, facts })}</dd>
        </div>
      ))}
    </dl>
  );
});
