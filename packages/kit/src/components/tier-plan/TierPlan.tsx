import type { TierWay } from '../../contracts/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { returnsNeeded, type TierMatch, type TierMeasure } from '../../rules/tiers/progress.ts';
import * as styles from './TierPlan.css.ts';

export interface TierPlanProps extends RootProps<HTMLUListElement> {
  /** Amounts reached of those asked for. */
  measures: readonly TierMeasure[];
  /** Whether one measure is enough, or all are needed. */
  match: TierMatch;
  /** Routes, with what a return on each adds. */
  ways: readonly TierWay[];
}

/** Routes to get a member there, with the returns on each. One that never closes the gap is left out. */
export function TierPlan({ measures, match, ways, className, ...root }: TierPlanProps) {
  const t = useMessages('tier-progress');
  const { number } = useFormats();
  const plans = ways
    .map((way) => ({ way, returns: returnsNeeded(measures, match, way) }))
    .filter(({ returns }) => Number.isFinite(returns));
  return (
    <ul {...root} className={classNames(styles.plans, className)}>
      {plans.map(({ way, returns }) => (
        <li key={`${way.departure}-${way.destination}`} className={styles.plan}>
          <div>
            <p className={styles.route}>
              {way.departureName}
              <Icon name="plane" size={16} label={t('plan.to')} />
              {way.destinationName}
            </p>
            <p className={styles.counts}>
              {t('plan.each', { points: number(2 * way.points), count: 2 * way.segments })}
            </p>
          </div>
          <p className={styles.returns}>
            {t.rich('plan.returns', {
              count: returns,
              b: (figure) => <span className={styles.figure}>{figure}</span>,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
