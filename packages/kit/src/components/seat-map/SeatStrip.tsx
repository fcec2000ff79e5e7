import { classNames } from '../../primitives/class-names.ts';
import { Amount } from '../amount/Amount.tsx';
import { Fragment } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { seatedOf } from '../../rules/seats/party.ts';
import type { SeatCostsProps } from './SeatCosts.tsx';
import * as styles from './SeatStrip.css.ts';
import { stripTotal } from './strip-total.ts';

/** A magnifier with a plus, on the grid of the line set. No other page has it, so it is not in the set, which every page loads. */
const larger = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6';

export interface SeatStripProps extends SeatCostsProps {
  /** Segment whose names are shown, by id; the first unless told. */
  current?: string | undefined;
  /** A tap on the map only brings a part nearer, as its `onZoomedOut` tells: a line above says so. */
  zoomedOut?: boolean | undefined;
}

/** Seats by passenger and the total, before a footer's button; above, a tap's effect while all of a wide cabin is in sight. */
export function SeatStrip({
  segments,
  party,
  current: currentId,
  pay = 'cash',
  zoomedOut = false,
  className,
  ...root
}: SeatStripProps) {
  const t = useMessages('seats');
  const current = segments.find(({ data }) => data.segmentId === currentId) ?? segments[0];
  const { cash, points } = stripTotal(segments, party, pay);
  const sums = [
    ...cash.map((sum) => ({ key: sum.currency, sum: <Amount value={sum} /> })),
    ...(points > 0 ? [{ key: 'points', sum: t('price.points', { points }) }] : []),
  ];
  const chosen = seatedOf(party).flatMap(({ id, name }) => {
    const designator = current?.seating[id];
    return designator === undefined ? [] : [{ id, name, designator }];
  });
  const nobodySits = segments.every(({ seating }) => Object.keys(seating).length === 0);
  return (
    <>
      {zoomedOut && (
        <p className={styles.hint}>
          <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" className={styles.hintIcon} aria-hidden>
            <path d={larger} />
          </svg>
          {t('zoom.hint')}
        </p>
      )}
      <div {...root} className={classNames(styles.strip, className)}>
        <p className={styles.who}>
          {chosen.length === 0
            ? t('strip.nobody')
            : chosen.map(({ id, name, designator }) => (
                <span key={id} className={styles.one}>
                  {t('strip.one', { name, seat: designator })}
                </span>
              ))}
        </p>
        {!nobodySits && (
          <p className={styles.total}>
            {t('strip.total')}{' '}
            {sums.length === 0 ? (
              <b className={styles.free}>{t('strip.nothing')}</b>
            ) : (
              sums.map(({ key, sum }, at) => (
                <Fragment key={key}>
                  {at > 0 && <span>{t('strip.and')}</span>}
                  <b className={styles.sum}>{sum}</b>
                </Fragment>
              ))
            )}
          </p>
        )}
      </div>
    </>
  );
}
