import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { PointsOrderState as State } from '../../rules/points-orders/order.ts';

const looks: Readonly<Record<State, { tone: BadgeTone; icon: IconName }>> = {
  waiting: { tone: 'attention', icon: 'clock' },
  completed: { tone: 'done', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** The state of an order in a word. */
export function PointsOrderState({
  state,
}: {
  /** As the back end gives it. */
  state: State;
}) {
  const t = useMessages('points-orders');
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
