import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { Day } from '../../rules/days.ts';
import * as styles from './PriceChange.css.ts';

interface PriceFactsProps {
  /** Flight and cabin, which are the same. */
  flight?: ReactNode;
  /** Instant until which the new price is kept. */
  keptUntil?: string | undefined;
  /** Instant by which it is to be paid, where that is told; the same line where both are one. */
  payUntil?: string | undefined;
  /** Minutes after the order in which it is to be paid, before there is one. */
  payMinutes?: number | undefined;
  /** The airline's calendar day: instants of another one have theirs. */
  today?: Day | undefined;
}

/** Flight and cabin, which are the same, and the instants until which the new price is kept. */
export function PriceFacts({ flight, keptUntil, payUntil, payMinutes, today }: PriceFactsProps) {
  const t = useMessages('fare-families');
  const { until } = useToldDays(today);
  const timeOf = (instant: string) => t('inZone', { time: until(instant) });
  return (
    <ul className={styles.facts}>
      {flight && (
        <li className={styles.fact}>
          <Icon name="seat" />
          <div>
            <p className={styles.name}>{t('same.title')}</p>
            <div className={styles.note}>{flight}</div>
          </div>
        </li>
      )}
      {keptUntil !== undefined && (
        <li className={styles.fact}>
          <Icon name="clock" />
          <div>
            <p className={styles.name}>{t('kept.title', { time: timeOf(keptUntil) })}</p>
            {payUntil !== undefined && (
              <p className={styles.note}>
                {payUntil === keptUntil ? t('kept.same') : t('kept.pay', { time: timeOf(payUntil) })}
              </p>
            )}
            <p className={styles.note}>{t('kept.after')}</p>
          </div>
        </li>
      )}
      {payUntil === undefined && payMinutes !== undefined && (
        <li className={styles.fact}>
          <Icon name="wallet" />
          <div>
            <p className={styles.name}>{t('kept.order', { minutes: payMinutes })}</p>
          </div>
        </li>
      )}
    </ul>
  );
}
