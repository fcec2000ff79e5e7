import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import { Fragment, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { Seating, SeatMapData, SeatPassenger } from '../../rules/seats/cabin.ts';
import { seatedOf } from '../../rules/seats/party.ts';
import { seatTotal } from '../../rules/seats/total.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { layoutFor } from './layouts.ts';
import * as styles from './SeatStrip.css.ts';
import { zoomedOutOf } from './zoomed-out.ts';

/** One segment of the journey with the seats chosen on it. */
export interface StripSegment {
  readonly data: SeatMapData;
  readonly seating: Seating;
  readonly owned?: Seating | undefined;
}

export interface SeatStripProps extends RootProps<HTMLDivElement> {
  /** All segments of the journey: the total counts them together. */
  segments: readonly StripSegment[];
  /** Everybody, in their order, with the seats so far. */
  party: readonly SeatPassenger[];
  /** Segment whose names are shown, by id; the first unless told. */
  shown?: string | undefined;
  /** The way of paying that is counted where a seat has two prices. */
  pay?: 'cash' | 'points' | undefined;
}

const near = (): boolean => false;
const noMap = { subscribe: () => () => undefined, isZoomedOut: near };

/** Seats by passenger and the total, before a footer's button; above, a tap's effect while all of a wide cabin is in sight. */
export function SeatStrip({ segments, party, shown, pay = 'cash', className, ...root }: SeatStripProps) {
  const t = useMessages('seats');
  const current = segments.find(({ data }) => data.segmentId === shown) ?? segments[0];
  const { subscribe, isZoomedOut } = current ? zoomedOutOf(layoutFor(current.data)) : noMap;
  const far = useSyncExternalStore(subscribe, isZoomedOut, near);
  const total = seatTotal(
    segments.map(({ data, seating, owned }) => ({
      layout: layoutFor(data),
      seating,
      ...(owned && { owned }),
    })),
    party,
  );
  const { cash, points } = pay === 'cash' ? total.inCash : total.inPoints;
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
      {far && (
        <p className={styles.hint}>
          <Icon name="zoom-in" size={20} className={styles.hintIcon} />
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
