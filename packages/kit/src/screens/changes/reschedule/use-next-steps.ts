import type { NextStep } from '../../../components/result/NextSteps.tsx';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

/** State of a change as its page tells it: one that waits for its payment may have run out. */
export type ChangeStatus = ChangeOrder['state'] | 'expired';

/** Steps that follow a change as it stands. */
export function useNextSteps(order: ChangeOrder, status: ChangeStatus): readonly NextStep[] {
  const t = useMessages('changes');
  const { date } = useFormats();
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
        ...(order.ticketBy !== undefined && { when: date(order.ticketBy, 'time') }),
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
  const time = `${date(order.payUntil, 'monthDay')} ${date(order.payUntil, 'time')}`;
  return [{ icon: 'wallet', title: t('next.pay', { time }) }, kept];
}
