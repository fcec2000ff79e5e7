import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { changeOutcome, type ChangeSum } from '../../rules/changes/sum.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './ChangeSums.css.ts';

/** One passenger with the sum of the change. */
export interface PassengerSum {
  readonly ticketNo: string;
  readonly name: string;
  readonly sum: ChangeSum;
  /** Goes along with others, without having been chosen. */
  readonly along?: boolean | undefined;
}

export interface ChangeSumsProps extends RootProps<HTMLDivElement> {
  /** Everybody who is changed. */
  passengers: readonly PassengerSum[];
  /** ISO 4217. */
  currency: string;
}

/** Difference + fee = result in three columns, the same for every passenger; a difference that the rule keeps is struck through. Source: mockup 80, decisions.md 57. */
export function ChangeSums({ passengers, currency, ...root }: ChangeSumsProps) {
  return (
    <Card flush {...root} data-part="sums">
      <ul>
        {passengers.map((one) => (
          <Passenger key={one.ticketNo} {...one} currency={currency} />
        ))}
      </ul>
    </Card>
  );
}

function Passenger({ name, sum, along, currency }: PassengerSum & { currency: string }) {
  const t = useMessages('changes');
  const { money } = useFormats();
  const id = useId();
  const outcome = changeOutcome(sum);
  const of = (amount: number) => <Amount value={{ amount, currency }} />;
  const { due = 0, duePoints = 0, fee } = sum;
  // A part that the rule keeps is in no sum: without a word the three terms would not add up.
  const lost = sum.forfeited > 0;
  const difference = <Amount value={{ amount: sum.difference, currency }} signed />;
  return (
    <li className={styles.passenger} data-part="passenger" data-state={outcome} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {name}
          {along && <span className={styles.along}> {t('sums.along')}</span>}
        </h3>
        <p className={styles.fares}>
          {t('sums.fares', {
            was: money({ amount: sum.oldFare, currency }),
            is: money({ amount: sum.newFare, currency }),
          })}
        </p>
      </div>
      <dl className={styles.equation}>
        <div className={styles.term}>
          <dt className={styles.label}>{t(lost ? 'sums.forfeitedDifference' : 'sums.difference')}</dt>
          <dd className={styles.figure}>
            {lost ? <del className={styles.lost}>{difference}</del> : difference}
          </dd>
        </div>
        <div className={styles.added}>
          <dt className={styles.label}>{t('sums.fee')}</dt>
          <dd className={styles.figure}>{fee.answer === 'fee' ? of(fee.amount) : t(`fee.${fee.answer}`)}</dd>
        </div>
        <div className={styles.result}>
          <dt className={styles.label}>{t(`outcome.${outcome}`)}</dt>
          <dd className={styles.total}>{outcome === 'untold' ? t('fee.unknown') : of(Math.abs(due))}</dd>
        </div>
      </dl>
      {duePoints !== 0 && (
        <p className={styles.note}>
          {t(duePoints > 0 ? 'sums.payPoints' : 'sums.backPoints', { points: Math.abs(duePoints) })}
        </p>
      )}
      {sum.forfeited > 0 && (
        <p className={styles.note}>
          {t('sums.forfeited', { amount: money({ amount: sum.forfeited, currency }) })}
        </p>
      )}
      {sum.free && <p className={styles.note}>{t('sums.free')}</p>}
    </li>
  );
}
