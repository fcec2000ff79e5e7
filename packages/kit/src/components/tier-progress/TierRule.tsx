import { useFormats, useMessages } from '../../messages/provider.tsx';
import type { TierGoal } from './types.ts';
import * as styles from './TierRule.css.ts';

/** What has to be met, and from when to when flights count. */
export function TierRule({ goal: { kind, match, tier, countedFrom, countedUntil } }: { goal: TierGoal }) {
  const t = useMessages('tier-progress');
  const tiers = useMessages('tiers');
  const { date } = useFormats();
  return (
    <div className={styles.rule}>
      <p>{t(`${kind}.${match}`, { tier: tiers(`name.${tier}`) })}</p>
      <p>{t('counted', { from: date(countedFrom, 'date'), until: date(countedUntil, 'date') })}</p>
    </div>
  );
}
