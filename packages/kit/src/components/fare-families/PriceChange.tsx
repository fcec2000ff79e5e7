import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import type { PartyPrice } from '../../rules/booking/fare-price.ts';
import type { Money } from '../../rules/money.ts';
import { Amount } from '../amount/Amount.tsx';
import { PriceChangeTable } from './PriceChangeTable.tsx';
import { usePartyWords } from './use-party-words.ts';
import { changedParts, type ChangedPart } from '../../rules/booking/changed-parts.ts';
import { PriceFacts } from './PriceFacts.tsx';
import * as styles from './PriceChange.css.ts';

export interface PriceChangeProps extends RootProps<HTMLDivElement> {
  /** Price of the whole party as it was offered, taxes included. */
  was: Money;
  /** As it is now, in the same currency. */
  is: Money;
  /** Part of the price that has changed: `fare` or `taxes`; any other word is not told apart. */
  part?: string | undefined;
  /** Passengers with their prices, as they were offered or as they are now: the sums tell which. */
  prices: readonly PartyPrice[];
  /** Flight and cabin, which are the same. */
  flight?: ReactNode;
  /** Instant until which the new price is kept. */
  keptUntil?: string | undefined;
  /** Instant by which it is to be paid, where that is told; the same line where both are one. */
  payUntil?: string | undefined;
  /** Minutes after the order in which it is to be paid, before there is one. */
  payMinutes?: number | undefined;
  /** The airline's calendar day: instants of another one are told with theirs. */
  today?: Day | undefined;
}

/**
 * A price that has changed since it was offered: old, new, difference, which part of it, and until when the new one holds. To accept it or
 * go back to the list belongs to the screen. Source: travel-domain.md T3.
 */
export function PriceChange({
  was,
  is,
  part,
  prices,
  flight,
  keptUntil,
  payUntil,
  payMinutes,
  today,
  className,
  ...root
}: PriceChangeProps) {
  const t = useMessages('fare-families');
  const { signed } = useFormats();
  const party = usePartyWords();
  const id = useId();
  const difference = is.amount - was.amount;
  const dearer = difference > 0;
  const nameOf = (one: ChangedPart): string => {
    if (one.of === 'tax') return t('price.tax', { code: one.code, told: one.code });
    return t(one.of === 'fare' ? 'price.fare' : 'changed.taxes');
  };
  return (
    <div
      {...root}
      className={classNames(styles.change, className)}
      data-state={dearer ? 'dearer' : 'cheaper'}
    >
      <section className={styles.head} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          <Icon name={dearer ? 'alert' : 'check'} />
          {t(dearer ? 'changed.up' : 'changed.down')}
        </h2>
        <dl className={styles.sums}>
          <div className={styles.part}>
            <dt className={styles.label}>{t('changed.was')}</dt>
            <dd className={styles.was}>
              <del className={styles.struck}>
                <Amount value={was} />
              </del>
              <Icon name="chevron" className={styles.arrow} />
            </dd>
          </div>
          <div className={styles.part}>
            <dt className={styles.label}>{t('changed.is')}</dt>
            <dd className={styles.is}>
              <Amount value={is} />
            </dd>
          </div>
          <div className={classNames(styles.part, styles.difference)}>
            <dt className={styles.label}>{t(dearer ? 'changed.more' : 'changed.less')}</dt>
            <dd className={styles.by}>
              {signed(Math.sign(difference)).charAt(0)}
              <Amount value={{ ...is, amount: Math.abs(difference) }} />
            </dd>
          </div>
        </dl>
        <p className={styles.note}>{t('changed.for', { who: party(prices) })}</p>
      </section>
      <section aria-labelledby={`${id}-parts`}>
        <h3 id={`${id}-parts`} className={styles.heading}>
          {t('changed.parts')}
        </h3>
        <PriceChangeTable
          rows={changedParts({ was: was.amount, is: is.amount }, part, prices).map((one) => ({
            name: nameOf(one),
            was: one.was,
            is: one.is,
          }))}
          total={{ was: was.amount, is: is.amount }}
          currency={is.currency}
        />
      </section>
      <PriceFacts {...{ flight, keptUntil, payUntil, payMinutes, today }} />
    </div>
  );
}
