import { OrderFact, OrderFacts } from '../../components/order/OrderFacts.tsx';
import { MaskedText } from '../../components/person-line/MaskedText.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { useCopy } from '../shell/use-copy.ts';
import * as styles from './refunds.css.ts';

/** Number, phone, reason and the like of a request. */
export function RequestFacts({ request }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const copy = useCopy();
  const { requestNo, phone, resubmissions, reason, remark, detail, orderNo, attachments, newTicketNo } =
    request;
  return (
    <Section title={t('facts')}>
      <OrderFacts>
        <OrderFact label={t('facts.number')}>
          <span className={styles.numbered}>
            <IconButton
              icon="copy"
              label={t('copy')}
              className={styles.copy}
              onClick={() => void copy(requestNo)}
            />
            {requestNo}
          </span>
        </OrderFact>
        {orderNo !== undefined && <OrderFact label={t('facts.order')}>{orderNo}</OrderFact>}
        {reason && <OrderFact label={t('facts.reason')}>{refund(`reason.${reason}`)}</OrderFact>}
        {remark && <OrderFact label={t('facts.remark')}>{remark}</OrderFact>}
        {detail && <OrderFact label={t('facts.detail')}>{detail}</OrderFact>}
        {phone !== undefined && (
          <OrderFact label={t('facts.phone')}>
            <MaskedText text={phone} />
          </OrderFact>
        )}
        {attachments !== undefined && attachments > 0 && (
          <OrderFact label={t('facts.files')}>{t('facts.filesCount', { count: attachments })}</OrderFact>
        )}
        {resubmissions !== undefined && (
          <OrderFact label={t('facts.resubmitted')}>{t('facts.times', { count: resubmissions })}</OrderFact>
        )}
        {newTicketNo !== undefined && (
          <OrderFact label={t('facts.newTicket')}>{shownTicket(newTicketNo)}</OrderFact>
        )}
      </OrderFacts>
    </Section>
  );
}
