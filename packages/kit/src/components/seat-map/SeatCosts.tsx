import { Fragment } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { SeatPassenger } from '../../rules/seats/cabin.ts';
import type { SeatCharge } from '../../rules/seats/total.ts';
import { Amount } from '../amount/Amount.tsx';
import { useSeatWords } from './seat-words.ts';
import * as styles from './SeatCosts.css.ts';
import { stripTotal, type StripSegment } from './strip-total.ts';

export interface SeatCostsProps extends RootProps<HTMLDivElement> {
  /** All segments of the journey: the total counts them together. */
  segments: readonly StripSegment[];
  /** Everybody, in their order, with the seats so far. */
  party: readonly SeatPassenger[];
  /** The way of paying that is counted where a seat has two prices. */
  pay?: 'cash' | 'points' | undefined;
}

/** Costs of each chosen seat and their total, one below the other: last block beside a cabin that lies across, before its button. */
export function SeatCosts({ segments, party, pay = 'cash', className, ...root }: SeatCostsProps) {
  const t = useMessages('seats');
  const { brief } = useSeatWords();
  const { charges, cash, points } = stripTotal(segments, party, pay);
  const told = ({ segmentId, passengerId, designator, price }: SeatCharge): string => {
    if (price?.points !== undefined && pay === 'points') return t('price.points', { points: price.points });
    const owned = segments.find(({ data }) => data.segmentId === segmentId)?.owned?.[passengerId];
    return owned === designator ? t('own') : brief(price);
  };
  const names = new Map(party.map(({ id, name }) => [id, name]));
  const sums = [
    ...cash.map((sum) => ({ key: sum.currency, sum: <Amount value={sum} /> })),
    ...(points > 0 ? [{ key: 'points', sum: t('price.points', { points }) }] : []),
  ];
  return (
    <div {...root} className={classNames(styles.costs, className)}>
      <h2 className={styles.title}>{t('costs')}</h2>
      {charges.length === 0 ? (
        <p className={styles.nobody}>{t('strip.nobody')}</p>
      ) : (
        <>
          <ul>
            {charges.map((charge) => (
              <li key={`${charge.segmentId} ${charge.passengerId}`} className={styles.row}>
                <span>
                  {t('strip.one', { name: names.get(charge.passengerId) ?? '', seat: charge.designator })}
                </span>
                <span>{told(charge)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('strip.total')}</span>
            {sums.length === 0 ? (
              <b className={styles.free}>{t('strip.nothing')}</b>
            ) : (
              <b className={styles.sum}>
                {sums.map(({ key, sum }, at) => (
                  <Fragment key={key}>
                    {at > 0 && ` ${t('strip.and')} `}
                    {sum}
                  </Fragment>
                ))}
              </b>
            )}
          </p>
        </>
      )}
    </div>
  );
}
