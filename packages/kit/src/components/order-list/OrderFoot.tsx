import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { OrderCountdown } from './OrderCountdown.tsx';
import * as styles from './OrderList.css.ts';

export interface OrderFootProps {
  /** Facts of the order, of whatever kind. */
  order: ListedOrder;
  /** By the airline's clock. */
  status: OrderStatus;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where it is paid; undefined where it cannot be paid here. */
  payHref: string | undefined;
  /** The order's page. */
  href: string;
  /** Where what the airline has changed is decided. */
  changeHref: string | undefined;
  /** The one filled button of the page. */
  leads: boolean;
}

/** Way to the act that an order waits for: payment, progress, or a decision. */
export function OrderFoot({ order, status, now, payHref, href, changeHref, leads }: OrderFootProps) {
  const t = useMessages('order-list');
  const { title, payUntil, change } = order;
  if (status === 'waiting' || payHref !== undefined) {
    return (
      <>
        {payUntil === undefined ? <span /> : <OrderCountdown payUntil={payUntil} now={now} />}
        {payHref !== undefined && (
          <Button
            size="medium"
            tone="pay"
            variant={leads ? 'filled' : 'outline'}
            className={styles.pay}
            href={payHref}
            aria-label={t('pay.of', { title })}
          >
            {t('pay')}
          </Button>
        )}
      </>
    );
  }
  const decides = change !== undefined && changeHref !== undefined;
  return (
    <>
      <span className={styles.footText}>{change === undefined ? t('abnormal') : t(`change.${change}`)}</span>
      <Button
        size="medium"
        variant="outline"
        tone="action"
        href={decides ? changeHref : href}
        aria-label={t(decides ? 'change.of' : 'progress.of', { title })}
      >
        {t(decides ? 'change.look' : 'progress')}
      </Button>
    </>
  );
}
