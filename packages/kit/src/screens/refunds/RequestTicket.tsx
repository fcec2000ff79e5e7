import { RefundAmounts } from '../../components/refund/RefundAmounts.tsx';
import { RefundOutcomeBadge } from '../../components/refund/RefundStateBadge.tsx';
import type { RefundRequest, RequestedTicket } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { shownCertainty } from '../../rules/refunds/sum.ts';
import { namedTicket, shownTicket } from '../../rules/tickets.ts';
import { localTime } from '../../rules/time/time.ts';
import { OrderFact, OrderFacts } from '../../components/order/OrderFacts.tsx';
import { useEndNames } from '../shell/use-end-names.ts';
import * as styles from './refunds.css.ts';

interface RequestTicketProps {
  ticket: RequestedTicket;
  request: RefundRequest;
  /** Asks for what is missing, where that can be done. */
  onDispute: (() => void) | undefined;
}

/** One ticket of a request: how it ends and why, its amounts, and its itinerary. */
export function RequestTicket({ ticket, request, onDispute }: RequestTicketProps) {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const { date, money } = useFormats();
  const { name, ticketNo, flightNo, from, to, departs, outcome, rejection, amounts, itinerary, times } =
    ticket;
  const names = useEndNames(from ?? '', to ?? '');
  const asked = request.difference?.ticketNo === ticketNo ? request.difference : undefined;
  return (
    <Card className={styles.card} data-part="ticket" data-state={outcome}>
      <div>
        <CardHead>
          <h3 className={styles.bandFlight}>{name}</h3>
          <RefundOutcomeBadge outcome={outcome} />
        </CardHead>
        <p className={styles.bandFacts}>
          {shownTicket(ticketNo)}
          <span className={styles.leg}>
            {departs !== undefined && ` ${date(localTime(departs).day, 'monthDay')}`}
            {flightNo !== undefined && ` ${flightNo}`}
            {from !== undefined && ` ${refund('route', names)}`}
          </span>
        </p>
      </div>
      {rejection !== undefined && (
        <Notice tone="error" title={t('rejection')}>
          {rejection}
        </Notice>
      )}
      {amounts && outcome !== 'rejected' && (
        <RefundAmounts
          amounts={amounts}
          currency={request.currency}
          certainty={shownCertainty(
            ticket.certainty ?? 'unknown',
            outcome === 'sent' || outcome === 'arrived',
          )}
        />
      )}
      {itinerary && (
        <OrderFacts>
          <OrderFact label={refund('itinerary')}>{refund(`mail.${itinerary}`)}</OrderFact>
        </OrderFacts>
      )}
      {times?.arrived === undefined
        ? times?.sent !== undefined && (
            <p className={styles.sumLabel}>{t('ticket.sent', { day: date(times.sent, 'monthDay') })}</p>
          )
        : outcome === 'arrived' && (
            <p className={styles.sumLabel}>{t('ticket.came', { day: date(times.arrived, 'monthDay') })}</p>
          )}
      {asked && (
        <Notice tone="info" title={t('difference.asked', { money: money(asked.amount) })}>
          {asked.answer !== undefined && (
            <>
              <strong>{t('difference.answer')}</strong> {asked.answer}
            </>
          )}
        </Notice>
      )}
      {onDispute && (
        <div className={styles.disputes}>
          <span>{t('differenceLine')}</span>
          <Button
            variant="outline"
            tone="action"
            size="medium"
            onClick={onDispute}
            aria-label={`${t('difference')} ${namedTicket(ticket)}`}
          >
            {t('difference')}
          </Button>
        </div>
      )}
    </Card>
  );
}
