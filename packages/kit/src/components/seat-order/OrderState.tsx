import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { SeatOrderStanding } from '../../rules/seats/order.ts';

const looks: Readonly<Record<SeatOrderStanding, { tone: BadgeTone; icon: IconName }>> = {
  completed: { tone: 'done', icon: 'check' },
  waiting: { tone: 'attention', icon: 'clock' },
  cancelled: { tone: 'neutral', icon: 'close' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** The drawing of each state. */
export const iconOf = (standing: SeatOrderStanding): IconName => looks[standing].icon;

/** The state of an order in a word. */
export function OrderState({ standing }: { standing: SeatOrderStanding }) {
  const t = useMessages('seat-orders');
  return <Badge {...looks[standing]}>{t(`state.${standing}`)}</Badge>;
}
