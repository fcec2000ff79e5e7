import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { TierOrderState as State } from '../../rules/tiers/sale.ts';

const looks: Readonly<Record<State, { tone: BadgeTone; icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  completed: { tone: 'done', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** The drawing of each state. */
export const tierOrderIcon = (state: State): IconName => looks[state].icon;

/** The state of an order in a word. */
export function TierOrderState({
  state,
}: {
  /** As the back end gives it. */
  state: State;
}) {
  const t = useMessages('tier-orders');
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
