import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Count } from '../../primitives/badge/Count.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { MemberServices, type Service } from './MemberServices.tsx';
import { PendingRow } from './PendingRow.tsx';
import { usePendingOrders } from './use-pending-orders.ts';

/** Kinds of orders that have a list of their own here. */
const kinds = [
  { kind: 'seats', icon: 'seat', destination: 'seatOrders' },
  { kind: 'points', icon: 'star-circle', destination: 'pointsOrders' },
  { kind: 'tiers', icon: 'upgrade', destination: 'tierOrders' },
] as const;

/** Payments due, and the member's orders by kind; a number where money is due, and the order to be paid next. */
export function OrdersSection() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const due = usePendingOrders().due.length;
  const cells: readonly Service[] = [
    {
      icon: 'card',
      label: t('due.label'),
      href: href('orders', { query: { status: 'waiting' } }),
      count: due > 0 && <Count tone="pay" value={due} label={t('due', { count: due })} />,
    },
    ...kinds.map(({ kind, icon, destination }) => ({
      icon,
      label: t(`kind.${kind}`),
      href: href(destination),
    })),
  ];
  return (
    <Section
      title={t('title')}
      action={
        <SectionLink href={href('orderHub')} label={t('all.label')}>
          {t('all')}
        </SectionLink>
      }
    >
      <MemberServices cells={cells} footer={<PendingRow />} />
    </Section>
  );
}
