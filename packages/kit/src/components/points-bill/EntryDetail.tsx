import type { Ref } from 'react';
import type { AirActivity, PointsEntry } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { readEntry } from '../../rules/bill.ts';
import { AirActivityDetail, FlightFacts, FlightRoute } from './AirActivityDetail.tsx';
import { EntryDay, EntryExpiry, EntryFacts } from './EntryFacts.tsx';
import * as styles from './EntryDetail.css.ts';

export interface EntryDetailProps extends RootProps {
  /** The entry, as the back end gives it. */
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

/** One entry of the bill with all that is known of it. A single flight shares its card, several have one each. */
export function EntryDetail({ entry, air, headingRef, className, ...root }: EntryDetailProps) {
  const t = useMessages('points');
  const { date, signed } = useFormats();
  const { activity, amount } = readEntry(entry);
  const only = air.length === 1 ? air[0] : undefined;
  return (
    <article {...root} className={classNames(styles.detail, className)}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {date(entry.activityDate, 'monthDay')} {t(`activity.${activity}`)}
      </h2>
      <Card className={styles.card}>
        <div className={styles.head}>
          <div>
            <p className={styles.label}>{t(headOf(amount))}</p>
            <p className={amount > 0 ? styles.credit : styles.amount}>{signed(amount)}</p>
          </div>
          {only && (
            <div className={styles.route}>
              <FlightRoute flight={only} />
            </div>
          )}
        </div>
        {only ? (
          <FlightFacts
            flight={only}
            first={<EntryDay entry={entry} />}
            last={<EntryExpiry entry={entry} />}
          />
        ) : (
          <EntryFacts entry={entry} />
        )}
      </Card>
      {!only &&
        air.map((flight) => (
          <AirActivityDetail
            key={`${flight.ticketNo}${flight.flightNo}${flight.flightDate}`}
            flight={flight}
          />
        ))}
    </article>
  );
}
