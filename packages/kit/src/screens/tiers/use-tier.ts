import type { RequestFailure } from '../../client/failure.ts';
import { usePointsAccount } from '../../client/points/points.ts';
import { useTierRetention, useTierUpgrade } from '../../client/tiers/tiers.ts';
import type { TierGoal } from '../../components/tier-progress/types.ts';
import type { AccountSummary, TierCode } from '../../contracts/points/points.ts';
import type { TierRetention, TierUpgrade } from '../../contracts/tiers/tiers.ts';
import { nextTier } from '../../rules/tiers/progress.ts';
import { joinReads, type ReadState } from '../shell/join-reads.ts';

/** Everything that the tier's page says of one member. */
export interface TierStanding {
  readonly account: AccountSummary;
  /** Undefined for platinum. */
  readonly upgrade: TierUpgrade | undefined;
  /** Undefined where there is nothing to keep: the star tier and a child's. */
  readonly retention: TierRetention | undefined;
  readonly goal: TierGoal;
  /** When the oldest of it was read, ms since 1970. */
  readonly readAt: number;
}

export type Tier =
  | { readonly state: 'ready'; readonly standing: TierStanding }
  | {
      readonly state: 'waiting';
      readonly read: ReadState<RequestFailure>;
      /** The member's tier, once that is known. */
      readonly own: TierCode | undefined;
    };

/** Star and child tiers hold without end. */
const kept: ReadonlySet<string> = new Set(['SIL', 'GOL', 'PLT']);

function goalOf(
  upgrade: TierUpgrade | undefined,
  retention: TierRetention | undefined,
): TierGoal | undefined {
  if (upgrade) return { ...upgrade, kind: 'reach', tier: upgrade.targetTier };
  return retention && { ...retention, kind: 'keep', tier: retention.currentTier };
}

/** Asks for the tier, and then for what there is to reach and to keep. */
export function useTier(): Tier {
  const account = usePointsAccount();
  const tier = account.data?.tierCode;
  const climbs =
    account.data !== undefined && nextTier(account.data.tierCode, account.data.tieList) !== undefined;
  const keeps = tier !== undefined && kept.has(tier);
  const upgrade = useTierUpgrade({ enabled: climbs });
  const retention = useTierRetention({ enabled: keeps });
  const reads = [account, ...(climbs ? [upgrade] : []), ...(keeps ? [retention] : [])];
  const goal = goalOf(climbs ? upgrade.data : undefined, keeps ? retention.data : undefined);
  const complete = reads.every(({ data }) => data !== undefined);
  if (account.data && goal && complete) {
    return {
      state: 'ready',
      standing: {
        account: account.data,
        upgrade: climbs ? upgrade.data : undefined,
        retention: keeps ? retention.data : undefined,
        goal,
        readAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      },
    };
  }
  return { state: 'waiting', read: joinReads(reads), own: tier };
}
