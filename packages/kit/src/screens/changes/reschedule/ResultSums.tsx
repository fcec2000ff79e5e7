import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import type { ChangeStatus } from './use-next-steps.ts';
import * as styles from '../changes.css.ts';

const paid: ReadonlySet<ChangeStatus> = new Set(['completed', 'ticketing', 'abnormal']);

interface ResultSumsProps {
  order: ChangeOrder;
  status: ChangeStatus;
}

/** Passengers with old and new ticket numbers, and what each pays or gets back. */
export function ResultSums({ order, status }: ResultSumsProps) {
  const { passengers, pay, back, payPoints = 0, backPoints = 0, splitTo } = order;
  const isOver = status === 'cancelled' || status === 'expired';
  const t = useMessages('changes');
  const { href } = useNavigation();
  return (
    <Card>
      <OrderFacts>
        {passengers.map(({ name, ticketNo, newTicketNo }) => (
          <OrderFact key={ticketNo} label={name}>
            <span className={styles.tickets}>
              {newTicketNo === undefined ? (
                shownTicket(ticketNo)
              ) : (
                <>
                  <del className={styles.struck}>{shownTicket(ticketNo)}</del>
                  <strong>{shownTicket(newTicketNo)}</strong>
                </>
              )}
            </span>
          </OrderFact>
        ))}
        {!isOver && (
          <OrderFact
            label={t(
              paid.has(status) ? 'total.paid' : status === 'waitlist' ? 'total.payLater' : 'outcome.pay',
            )}
          >
            <Amount value={pay} />
          </OrderFact>
        )}
        {!isOver && back.amount > 0 && (
          <OrderFact
            label={t('total.back', { count: passengers.filter(({ due }) => due.amount < 0).length })}
          >
            <Amount value={back} />
          </OrderFact>
        )}
        {!isOver && payPoints > 0 && (
          <OrderFact label={t('total.payPoints')}>
            <Amount value={payPoints} />
          </OrderFact>
        )}
        {!isOver && backPoints > 0 && (
          <OrderFact label={t('total.backPoints')}>
            <Amount value={backPoints} />
          </OrderFact>
        )}
        {splitTo !== undefined && (
          <OrderFact label={t('result.split')}>
            <Link href={href('orderDetail', { params: { id: splitTo } })}>{splitTo}</Link>
          </OrderFact>
        )}
      </OrderFacts>
    </Card>
  );
}
