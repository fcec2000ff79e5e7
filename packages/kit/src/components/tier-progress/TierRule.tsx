import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { TierGoal } from './types.ts';
import * as styles from './TierRule.css.ts';

export interface TierRuleProps extends RootProps<HTMLDivElement> {
  /** Goal to be reached or kept. */
  goal: TierGoal;
}

/** Conditions to be met, and from when to when flights count. */
export function TierRule({
  goal: { kind, match, tier, countedFrom, countedUntil },
  className,
  ...root
}: TierRuleProps) {
  const t = useMessages('tier-progress');
  const tiers = useMessages('tiers');
  const { date } = useFormats();
  const names = { tier: tiers(`name.${tier}`) };
  return (
    <div {...root} className={classNames(styles.rule, className)}>
      <p>{kind === 'reach' ? t(`reach.${match}`, names) : t(`keep.${match}`, names)}</p>
      <p>{t('counted', { from: date(countedFrom, 'date'), until: date(countedUntil, 'date') })}</p>
    </div>
  );
}
