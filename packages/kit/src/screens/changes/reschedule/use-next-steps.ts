import type { NextStep } from '../../../components/result/NextSteps.tsx';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { useNow } from '../../shell/use-now.ts';

/** State of a change as its page tells it: one that waits for its payment may have run out. */
export type ChangeStatus = ChangeOrder['state'] | 'expired';

/** Steps that follow a change as it stands. */
export function useNextSteps(order: ChangeOrder, status: ChangeStatus): readonly NextStep[] {
  const t = useMessages('changes');
  const { until } = useToldDays(useNow());
  const { href } = useNavigation();
  const { hotline } = useConfig();
  if (status === 'completed')
    return [
      { icon: 'seat', title: t('next.seat'), href: href('checkIn', { query: { tab: 'todo' } }) },
      { icon: 'takeoff', title: t('next.trip'), href: href('trip') },
      ...(order.back.amount > 0
        ? [{ icon: 'wallet', title: t('next.back'), when: t('next.back.when') } as const]
        : []),
    ];
  if (status === 'ticketing')
    return [
      {
        icon: 'ticket',
        title: t('next.ticket'),
        ...(order.ticketBy !== undefined && { when: until(order.ticketBy) }),
      },
    ];
  if (status === 'abnormal')
    return [{ icon: 'phone', title: t('way.call', { hotline }), href: `tel:${hotline}` }];
  const waits = status === 'waiting' || status === 'waitlist';
  const kept = {
    icon: 'ticket',
    title: t('next.kept'),
    text: t(waits ? 'next.kept.open' : 'next.kept.text'),
  } as const;
  if (status !== 'waiting' || order.payUntil === undefined) return [kept];
  return [{ icon: 'wallet', title: t('next.pay', { time: until(order.payUntil) }) }, kept];
}
