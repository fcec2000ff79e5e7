import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { childPrice, partyPrices } from '../../rules/booking/fare-price.ts';
import { fareTicket } from '../../rules/booking/fare-ticket.ts';
import { feeSteps, stepAt } from '../../rules/fare-ladder/ladder.ts';
import { FeeTable } from '../refund-calculator/FeeTable.tsx';
import { FarePrices } from './FarePrices.tsx';
import type { FareFacts, FareFamily } from './types.ts';
import * as styles from './FareDetail.css.ts';

export interface FareDetailProps {
  fare: FareFamily;
  facts: FareFacts;
}

/** The chosen fare's fees over time, and its price for each passenger. */
export function FareDetail({ fare, facts }: FareDetailProps) {
  const t = useMessages('fare-families');
  const id = useId();
  const { price, rule, currency } = fare;
  const { departs, now, passengers } = facts;
  const fees = rule && rule.length > 0 ? partyPrices(price, passengers) : [];
  return (
    <div className={styles.detail} data-part="detail">
      {fees.map(({ kind, each }) => {
        const steps = each && rule ? feeSteps(fareTicket(each, rule, currency, departs)) : [];
        return (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h2 id={`${id}-${kind}`} className={styles.title}>
              {t(`ladder.${kind}`)}
            </h2>
            {each ? (
              <div className={styles.box}>
                <FeeTable steps={steps} current={stepAt(steps, now)} currency={currency} />
              </div>
            ) : (
              <p>{t('price.untold')}</p>
            )}
            <p className={styles.note}>{t('ladder.difference')}</p>
          </section>
        );
      })}
      <section aria-labelledby={`${id}-prices`}>
        <h2 id={`${id}-prices`} className={styles.title}>
          {t('prices')}
        </h2>
        <div className={styles.box}>
          <FarePrices fare={fare} passengers={passengers} />
        </div>
        {passengers.children > 0 && <ChildNote fare={fare} />}
      </section>
    </div>
  );
}

/** The adult's price in place of a child's, and how it differs. Source: travel-domain.md T3. */
function ChildNote({ fare: { price, currency } }: { fare: FareFamily }) {
  const t = useMessages('fare-families');
  const { money } = useFormats();
  const child = childPrice(price);
  if (!child?.atAdultFare) return null;
  const sum = money({ amount: child.price.total, currency });
  return (
    <Notice tone="info" title={t('child.atAdult')} className={styles.child}>
      <p>
        {child.own
          ? t('child.priceOwn', { price: sum, own: money({ amount: child.own.total, currency }) })
          : t('child.price', { price: sum })}
      </p>
      <p>{t('child.differs')}</p>
    </Notice>
  );
}
