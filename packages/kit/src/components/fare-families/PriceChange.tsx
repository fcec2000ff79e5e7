import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { taxCodes, taxOf, type PartyPrice } from '../../rules/booking/fare-price.ts';
import type { Money } from '../../rules/money.ts';
import { Amount } from '../amount/Amount.tsx';
import { PriceChangeTable, type ChangedRow } from './PriceChangeTable.tsx';
import { usePartyWords } from './use-party-words.ts';
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
  className,
  ...root
}: PriceChangeProps) {
  const t = useMessages('fare-families');
  const { date, signed } = useFormats();
  const party = usePartyWords();
  const id = useId();
  const difference = is.amount - was.amount;
  const dearer = difference > 0;
  const timeOf = (instant: string) => t('inZone', { time: date(instant, 'time') });
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
          <div>
            <dt className={styles.label}>{t('changed.was')}</dt>
            <dd className={styles.was}>
              <del>
                <Amount value={was} />
              </del>
              <Icon name="chevron" className={styles.arrow} />
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{t('changed.is')}</dt>
            <dd className={styles.is}>
              <Amount value={is} />
            </dd>
          </div>
          <div className={styles.difference}>
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
          rows={rowsOf(prices, part, difference)}
          total={{ was: was.amount, is: is.amount }}
          currency={is.currency}
        />
      </section>
      <ul className={styles.facts}>
        {flight && (
          <li className={styles.fact}>
            <Icon name="seat" />
            <div>
              <p className={styles.heading}>{t('same.title')}</p>
              <div className={styles.note}>{flight}</div>
            </div>
          </li>
        )}
        {keptUntil !== undefined && (
          <li className={styles.fact}>
            <Icon name="clock" />
            <div>
              <p className={styles.heading}>{t('kept.title', { time: timeOf(keptUntil) })}</p>
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
              <p className={styles.heading}>{t('kept.order', { minutes: payMinutes })}</p>
            </div>
          </li>
        )}
      </ul>
    </div>
  );

  function rowsOf(
    told: readonly PartyPrice[],
    changed: string | undefined,
    by: number,
  ): readonly ChangedRow[] {
    const all = (of: (price: PartyPrice) => number) => told.reduce((sum, each) => sum + of(each), 0);
    const fare = all(({ count, each }) => count * (each?.fare ?? 0));
    const taxes = all(({ count, each }) => count * (each ? each.total - each.fare : 0));
    // Parts that make up neither price would say what nobody has told.
    const isOffered = fare + taxes === was.amount;
    if (!isOffered && fare + taxes !== is.amount) return [];
    const changes = (name: string, amount: number): ChangedRow =>
      isOffered ? { name, was: amount, is: amount + by } : { name, was: amount - by, is: amount };
    const same = (name: string, amount: number): ChangedRow => ({ name, was: amount, is: amount });
    if (changed === 'fare')
      return [
        changes(t('price.fare'), fare),
        ...taxCodes(told.map(({ each }) => each)).map((code) =>
          same(
            t('price.tax', { code, told: code }),
            all(({ count, each }) => count * (each ? taxOf(each, code) : 0)),
          ),
        ),
      ];
    if (changed === 'taxes') return [same(t('price.fare'), fare), changes(t('changed.taxes'), taxes)];
    return [];
  }
}
