import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { PendingSum } from './PendingSum.tsx';
import { useOrderHref } from '../orders/any-kind/use-order-href.ts';
import { useDueWords } from './use-due-words.ts';
import { usePendingOrders } from './use-pending-orders.ts';
import * as styles from './MineWide.css.ts';

/** The order whose time to pay runs out first, with the screen's one filled button; nothing where none waits. */
export function PendingPayment() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const [due] = usePendingOrders().due;
  const words = useDueWords();
  const wayOf = useOrderHref();
  if (!due) return null;
  return (
    <Section
      title={t('waiting')}
      action={<SectionLink href={href('orderHub')}>{t('all.label')}</SectionLink>}
    >
      <Card className={styles.pending}>
        <div>
          <Badge tone="attention" icon="clock">
            {words.time(due, 'left')}
          </Badge>
          <p className={styles.figure}>
            <PendingSum order={due.order} />
          </p>
          <p className={styles.quiet}>{words.subject(due.order)}</p>
        </div>
        <Button tone="pay" size="medium" href={wayOf(due.order).href}>
          {t('waiting.pay')}
        </Button>
      </Card>
    </Section>
  );
}
