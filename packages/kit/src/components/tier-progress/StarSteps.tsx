import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { missingOf, starSteps, type TierMeasure } from '../../rules/tiers/progress.ts';
import * as styles from './StarSteps.css.ts';

export interface StarStepsProps extends RootProps<HTMLDivElement> {
  /** The member's star, from 1 to 6. */
  star: number;
  /** Measures of the next star; nothing where there is none. */
  next?: readonly TierMeasure[] | undefined;
}

/** The six stars of the star tier: those that are reached, and what the next one asks for. */
export function StarSteps({ star, next, ...root }: StarStepsProps) {
  const t = useMessages('tier-progress');
  const { number, list } = useFormats();
  const missing = (next ?? []).filter((measure) => missingOf(measure) > 0);
  const amounts = missing.map(
    (measure) => `${number(missingOf(measure))} ${t(`unit.${measure.kind}`, { count: missingOf(measure) })}`,
  );
  return (
    <Card {...root}>
      <p className={styles.own}>{t('star.own', { star })}</p>
      <div className={styles.steps} aria-hidden>
        {starSteps.map((step, at) => (
          <span key={step} className={at < star ? styles.reached : styles.open} />
        ))}
      </div>
      {next && (
        <p className={styles.next}>
          {amounts.length > 0
            ? t('star.next', { star: star + 1, amount: list(amounts) })
            : t('star.soon', { star: star + 1 })}
        </p>
      )}
    </Card>
  );
}
