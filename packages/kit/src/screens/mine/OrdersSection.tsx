import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Count } from '../../primitives/badge/Count.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { MemberServices, type Service } from './MemberServices.tsx';
import { PendingRow } from './PendingRow.tsx';
import { usePendingOrders } from './use-pending-orders.ts';

/** Payments due, and the member's orders by kind; a number where money is due, and the order to be paid next. */
export function OrdersSection() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const due = usePendingOrders().due.length;
  const cells: readonly Service[] = [
    {
      icon: 'card',
      label: t('due.label'),
      href: href('orderHub'),
      count: due > 0 && <Count tone="pay" value={due} label={t('due', { count: due })} />,
    },
    { icon: 'seat', label: t('kind.seats'), href: href('seatOrders') },
    { icon: 'star-circle', label: t('kind.points'), href: href('pointsOrders') },
    { icon: 'upgrade', label: t('kind.tiers'), href: href('tierOrders') },
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
