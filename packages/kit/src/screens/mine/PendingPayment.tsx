import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { PendingSum } from './PendingSum.tsx';
import { usePendingOrder } from './use-pending-order.ts';
import * as styles from './MineWide.css.ts';

/** The order whose time to pay runs out first, with the screen's one filled button; nothing where none waits. */
export function PendingPayment() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const order = usePendingOrder();
  if (!order) return null;
  return (
    <Section
      title={t('waiting')}
      action={<SectionLink href={href('orderHub')}>{t('all.label')}</SectionLink>}
    >
      <Card className={styles.pending}>
        <div>
          <Badge tone="attention" icon="clock">
            {t('waiting.due', { minutes: order.minutes })}
          </Badge>
          <p className={styles.figure}>
            <PendingSum order={order} />
          </p>
          <p className={styles.quiet}>{order.label}</p>
        </div>
        <Button tone="pay" size="medium" href={order.href}>
          {t('waiting.pay')}
        </Button>
      </Card>
    </Section>
  );
}
