import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { TierMeasure } from '../../rules/tiers/progress.ts';
import * as styles from './TierMeasures.css.ts';

export interface TierMeasuresProps extends RootProps<HTMLDListElement> {
  /** One for each measure. */
  measures: readonly TierMeasure[];
}

/** Amounts reached of those asked for, with a key to the rings. */
export function TierMeasures({ measures, className, ...root }: TierMeasuresProps) {
  const t = useMessages('tier-progress');
  const { number } = useFormats();
  return (
    <dl {...root} className={classNames(styles.measures, className)}>
      {measures.map(({ kind, have, need }) => (
        <div key={kind} className={styles.measure} data-part={kind}>
          <dt className={styles.label}>
            <span className={styles.key[kind]} aria-hidden />
            {t(`measure.${kind}`)}
          </dt>
          <dd className={styles.value}>
            <span className={styles.have}>{number(have)}</span>{' '}
            <VisuallyHidden>{t('of', { need: number(need) })}</VisuallyHidden>
            <span className={styles.need} aria-hidden>
              {`/ ${number(need)}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
