import type { Ref } from 'react';
import type { AirActivity, PointsEntry } from '../../contracts/points.ts';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { readEntry } from '../../rules/bill.ts';
import { AirActivityDetail } from './AirActivityDetail.tsx';
import { Fact } from './Fact.tsx';
import * as styles from './EntryDetail.css.ts';

export interface EntryDetailProps {
  entry: PointsEntry;
  /** The flights that the entry is about. */
  air: readonly AirActivity[];
  /** Receives focus when the detail opens beside the list. */
  headingRef?: Ref<HTMLHeadingElement>;
}

const headOf = (amount: number): 'detail.credit' | 'detail.debit' | 'detail.none' => {
  if (amount === 0) return 'detail.none';
  return amount > 0 ? 'detail.credit' : 'detail.debit';
};

/** One entry of the bill with all that is known of it. */
export function EntryDetail({ entry, air, headingRef }: EntryDetailProps) {
  const t = useMessages('points');
  const { date, number, signed } = useFormats();
  const { activity, amount } = readEntry(entry);
  return (
    <article>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {date(entry.activityDate, 'monthDay')} {t(`activity.${activity}`)}
      </h2>
      <Card>
        <p className={styles.label}>{t(headOf(amount))}</p>
        <p className={amount > 0 ? styles.credit : styles.amount}>{signed(amount)}</p>
        <dl className={styles.facts}>
          <Fact label={t('detail.activity')}>{t(`activity.${activity}`)}</Fact>
          <Fact label={t('detail.date')}>{date(entry.activityDate, 'date')}</Fact>
          {entry.description !== undefined && (
            <Fact label={t('detail.description')}>{entry.description}</Fact>
          )}
          {entry.orderNo !== undefined && <Fact label={t('detail.order')}>{entry.orderNo}</Fact>}
          {entry.upgradePoint !== undefined && (
            <Fact label={t('detail.upgradePoint')}>{number(entry.upgradePoint)}</Fact>
          )}
          {entry.expireDate !== undefined && (
            <Fact label={t('detail.expire')}>{date(entry.expireDate, 'date')}</Fact>
          )}
        </dl>
      </Card>
      {air.map((flight) => (
        <AirActivityDetail key={`${flight.ticketNo}${flight.flightNo}${flight.flightDate}`} flight={flight} />
      ))}
    </article>
  );
}
