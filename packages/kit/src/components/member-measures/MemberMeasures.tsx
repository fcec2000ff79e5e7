import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { ReactNode } from 'react';
import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { soonDays } from '../../rules/bill.ts';
import type { TierMeasure } from '../../rules/tiers/progress.ts';
import * as styles from './MemberMeasures.css.ts';

export interface MemberMeasuresProps extends RootProps<HTMLDListElement> {
  /** Points that expire within 60 days; undefined while that is not known. */
  expiring: number | undefined;
  /** Flight segments that have counted for the tier; undefined while that is not known. */
  segments: number | undefined;
  /** Amount still missing for the next tier; takes the place of what has counted. */
  next?:
    | { readonly tier: TierCode; readonly kind: TierMeasure['kind']; readonly missing: number }
    | undefined;
  /** Coupons that can be used, and where they are; undefined while that is not known. */
  coupons?: { readonly count: number; readonly href: string } | undefined;
}

/** Three figures of a member in equal columns, like a printed form; rows where the words are long. */
export function MemberMeasures({
  expiring,
  segments,
  next,
  coupons,
  className,
  ...root
}: MemberMeasuresProps) {
  const t = useMessages('mine');
  const tiers = useMessages('tiers');
  const counted = next?.kind === 'points' ? undefined : (next?.missing ?? segments);
  return (
    <dl {...root} className={classNames(styles.measures, className)} aria-label={t('measures.title')}>
      {expiring !== undefined && (
        <Measure
          label={t('measures.expiring', { days: soonDays })}
          value={expiring}
          unit={t('measures.points')}
          attention={expiring > 0}
        />
      )}
      {(next ?? segments) !== undefined && (
        <Measure
          label={next ? t('measures.next', { tier: tiers(`name.${next.tier}`) }) : t('measures.segments')}
          value={counted ?? next?.missing ?? 0}
          unit={counted === undefined ? t('measures.points') : t('measures.segmentUnit', { count: counted })}
        />
      )}
      {coupons && (
        <Measure
          label={t('measures.coupons')}
          value={coupons.count}
          unit={t('measures.couponUnit', { count: coupons.count })}
          href={coupons.href}
        />
      )}
    </dl>
  );
}

interface MeasureProps {
  label: string;
  value: number;
  unit: string;
  attention?: boolean;
  /** Where the whole cell leads. */
  href?: string;
}

function Measure({ label, value, unit, attention = false, href }: MeasureProps) {
  const { number } = useFormats();
  const figure: ReactNode = (
    <>
      <span className={attention ? styles.attention : styles.figure}>
        <Amount value={value} unit={unit} />
      </span>
    </>
  );
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {href === undefined ? (
          figure
        ) : (
          <Link
            href={href}
            look="plain"
            className={styles.whole}
            aria-label={`${label} ${number(value)} ${unit}`}
          >
            {figure}
          </Link>
        )}
      </dd>
    </div>
  );
}
