import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { PointsWay } from '../../rules/seats/order.ts';
import { PointsMeter } from './PointsMeter.tsx';
import * as styles from './PayWays.css.ts';

export interface PointsNoteProps {
  /** Whether points can pay it. */
  points: PointsWay;
  /** Points that the member can spend now; undefined while that is not known. */
  available: number | undefined;
  /** Where points are bought. */
  buyHref: string;
}

/** Obstacle to paying with points, and what to do about it; the balance where there is none. */
export function PointsNote({ points, available, buyHref }: PointsNoteProps) {
  const t = useMessages('seat-orders');
  const refusals = useMessages('check-in');
  if (points.kind === 'notOffered') return null;
  return (
    <div className={styles.below}>
      {points.kind === 'unknown' && <p className={styles.how}>{t('balanceUnknown')}</p>}
      {points.kind === 'enough' && available !== undefined && (
        <p className={styles.how}>{t('meter.have', { points: available })}</p>
      )}
      {points.kind === 'notAllowed' && (
        <Notice tone="error" title={refusals('membersOnly')} live>
          {points.names.length > 0 && <p>{t('who', { names: points.names.join(refusals('separator')) })}</p>}
          {refusals('membersOnly.do')}
        </Notice>
      )}
      {points.kind === 'short' && (
        <>
          {points.missing !== undefined && available !== undefined && (
            <PointsMeter available={Math.max(0, available)} missing={points.missing} />
          )}
          <Notice tone="error" title={refusals('pointsInsufficient')} live>
            {refusals('pointsInsufficient.do')}
          </Notice>
          <Buying points={points} href={buyHref} />
        </>
      )}
    </div>
  );
}

function Buying({
  points: { missing },
  href,
}: {
  points: Extract<PointsWay, { kind: 'short' }>;
  href: string;
}) {
  const t = useMessages('seat-orders');
  return (
    <Link href={href} look="plain" className={styles.buy}>
      {missing === undefined ? t('buyAny') : t('buy', { points: missing })}
      <Icon name="chevron" size={20} />
    </Link>
  );
}
