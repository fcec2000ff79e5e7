import { useId, type ReactNode } from 'react';
import type { TierCode } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import * as styles from './TierPanel.css.ts';

/** The first and the last day of something, `2026-06-01`. */
export interface ValidDays {
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface TierPanelProps extends RootProps<HTMLDivElement> {
  /** Tier whose surface it has. */
  tier: TierCode;
  /** Name of the offer, or of what has been got. */
  title: string;
  /** From when to when it holds. */
  valid?: ValidDays | undefined;
  /** On a pale inset: the price, or why there is none. */
  children?: ReactNode;
}

/** Something about a tier on the tier's own surface. */
export function TierPanel({ tier, title, valid, children, ...root }: TierPanelProps) {
  const t = useMessages('tier-orders');
  const { date } = useFormats();
  const id = useId();
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  );
  const days = valid && (
    <p className={styles.valid}>
      {t('valid', { from: date(valid.validFrom, 'date'), until: date(valid.validUntil, 'date') })}
    </p>
  );
  if (children === undefined) {
    return (
      <TierSurface {...root} tier={tier} weave="tall">
        <section className={styles.bare} aria-labelledby={id}>
          {heading}
          {days}
        </section>
      </TierSurface>
    );
  }
  return (
    <TierSurface {...root} tier={tier} weave="head">
      <section className={styles.panel} aria-labelledby={id}>
        <div className={styles.head}>
          {heading}
          {days}
        </div>
        <div className={styles.inset}>{children}</div>
      </section>
    </TierSurface>
  );
}
