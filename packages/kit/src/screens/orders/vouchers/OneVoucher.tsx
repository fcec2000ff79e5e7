import { useEffect, useRef } from 'react';
import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import type { Voucher } from '../../../contracts/orders/reimbursement.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { latestSteps, type ReimbursementState } from '../../../rules/orders/reimbursement.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import * as styles from './vouchers.css.ts';

const looks: Readonly<Record<ReimbursementState, { tone: BadgeTone; icon: IconName }>> = {
  open: { tone: 'neutral', icon: 'minus' },
  asked: { tone: 'waiting', icon: 'refresh' },
  issued: { tone: 'done', icon: 'check' },
};

interface OneVoucherProps {
  orderNo: string;
  voucher: Voucher;
  /** It is the first of those that have just been asked for: the form is gone, and the focus comes here. */
  leads?: boolean;
}

/** Voucher of one ticket: its form and state, what is on it, and where it can be had. */
export function OneVoucher({ orderNo, voucher, leads = false }: OneVoucherProps) {
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!leads || !own.current) return;
    // It takes the focus from here alone, not from the keyboard.
    own.current.tabIndex = -1;
    own.current.focus();
  }, [leads]);
  const t = useMessages('reimbursement');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { ticketNo, name, cash, form, state, why, until, number, title, url, delivery } = voucher;
  const [last] = latestSteps(delivery?.steps ?? []);
  return (
    <Section
      ref={own}
      className={styles.voucher}
      title={name}
      action={<Badge {...looks[state]}>{t(`state.${state}`)}</Badge>}
    >
      <OrderFacts className={styles.facts}>
        <OrderFact label={t(form)}>{shownTicket(ticketNo)}</OrderFact>
        {title !== undefined && <OrderFact label={t('heading')}>{title}</OrderFact>}
        {number !== undefined && <OrderFact label={t('number')}>{number}</OrderFact>}
        <OrderFact label={t('amount')} strong>
          <Amount value={cash} />
        </OrderFact>
        {delivery && (
          <OrderFact label={t('delivery')}>
            {t(last ? `step.${last.step}` : `delivery.${delivery.state}`)}
          </OrderFact>
        )}
      </OrderFacts>
      {state === 'open' && (
        <p className={styles.quiet}>
          {why === undefined
            ? until !== undefined && t('until', { date: date(until, 'date') })
            : t(`why.${why}`)}
        </p>
      )}
      {url !== undefined && (
        <Button variant="outline" size="medium" href={href('outLink', { query: { url } })}>
          {t('open')}
        </Button>
      )}
      {delivery && delivery.steps.length > 0 && (
        <Button
          variant="outline"
          size="medium"
          href={href('voucherDelivery', { params: { id: orderNo }, query: { ticket: ticketNo } })}
        >
          {t('delivery.look')}
        </Button>
      )}
    </Section>
  );
}
