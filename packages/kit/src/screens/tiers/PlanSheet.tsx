import { TierPlan } from '../../components/tier-plan/TierPlan.tsx';
import type { TierUpgrade } from '../../contracts/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { isReached } from '../../rules/tiers/progress.ts';
import * as styles from './tiers.css.ts';

interface PlanSheetProps {
  upgrade: TierUpgrade;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Plan that would get the member to the next tier. */
export function PlanSheet({ upgrade, open, onOpenChange }: PlanSheetProps) {
  const t = useMessages('tier-progress');
  const tiers = useMessages('tiers');
  const shell = useMessages('shell');
  const { measures, match, ways, targetTier } = upgrade;
  const done = isReached(measures, match);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('plan.title', { tier: tiers(`name.${targetTier}`) })}
      closeLabel={shell('close')}
    >
      <p className={styles.lead}>{t(done ? 'plan.done' : 'plan.lead')}</p>
      {!done && <TierPlan measures={measures} match={match} ways={ways} />}
    </Sheet>
  );
}
