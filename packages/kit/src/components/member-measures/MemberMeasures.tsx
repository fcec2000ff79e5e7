import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { soonDays } from '../../rules/bill.ts';
import * as styles from './MemberMeasures.css.ts';

export interface MemberMeasuresProps {
  /** Points that expire within 60 days; undefined while that is not known. */
  expiring: number | undefined;
  /** Points that count for the tier. */
  upgradePoints: number;
  /** Flight segments that count for the tier. */
  segments: number;
}

/** Three figures of a member in equal columns, like a printed form; rows where the words are long. */
export function MemberMeasures({ expiring, upgradePoints, segments }: MemberMeasuresProps) {
  const t = useMessages('mine');
  const { number } = useFormats();
  return (
    <dl className={styles.measures} aria-label={t('measures.title')}>
      {expiring !== undefined && (
        <Measure
          label={t('measures.expiring', { days: soonDays })}
          value={number(expiring)}
          unit={t('measures.points')}
          attention={expiring > 0}
        />
      )}
      <Measure
        label={t('measures.upgradePoints')}
        value={number(upgradePoints)}
        unit={t('measures.points')}
      />
      <Measure
        label={t('measures.segments')}
        value={number(segments)}
        unit={t('measures.segmentUnit', { count: segments })}
      />
    </dl>
  );
}

interface MeasureProps {
  label: ReactNode;
  value: string;
  unit: string;
  attention?: boolean;
}

function Measure({ label, value, unit, attention = false }: MeasureProps) {
  return (
    <div className={styles.measure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={attention ? styles.attention : styles.figure}>{value}</span>{' '}
        <span className={styles.label}>{unit}</span>
      </dd>
    </div>
  );
}
