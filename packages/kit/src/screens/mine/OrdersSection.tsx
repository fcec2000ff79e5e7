import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Count } from '../../primitives/badge/Count.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { MemberServices, type Service } from './MemberServices.tsx';
import { useOrderKinds } from './use-order-kinds.ts';

/** The member's orders by kind; a number where money is due. */
export function OrdersSection() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const cells = useOrderKinds().map(({ kind, icon, destination, due = 0 }): Service => ({
    icon,
    label: t(`kind.${kind}`),
    href: href(destination),
    count: due > 0 && <Count tone="pay" value={due} label={t('due', { count: due })} />,
  }));
  return (
    <Section
      title={t('title')}
      action={
        <SectionLink href={href('orderHub')} label={t('all.label')}>
          {t('all')}
        </SectionLink>
      }
    >
      <MemberServices cells={cells} />
    </Section>
  );
}
