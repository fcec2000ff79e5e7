import { useState } from 'react';
import { refundRefusedAs, useTicketFees } from '../../client/refunds/ticket-fees.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { readableFees } from './readable-fees.ts';
import { FeesSkeleton } from './FeesSkeleton.tsx';
import { TicketFeesShown } from './TicketFeesShown.tsx';
import { handOverTicket, ticketHandedOver } from './priced-ticket.ts';

/** Fees of the ticket that was looked for, or why there are none. */
export function FeeResult({ of }: { of: 'refund' | 'change' }) {
  const t = useMessages('fees');
  const refunds = useMessages('refunds');
  const saved = useMessages('saved-fees');
  const { href } = useNavigation();
  const session = useSession();
  const { hotline } = useConfig();
  const [ticket, setTicket] = useState(() => ticketHandedOver(session));
  const { result } = usePlace(of === 'refund' ? 'refundFee' : 'changeFee').query;
  const order = result === undefined && ticket && 'orderNo' in ticket ? ticket : undefined;
  const asked =
    result !== undefined
      ? { reference: result }
      : order
        ? { orderNo: order.orderNo, name: order.name }
        : ticket;
  const first = useTicketFees(asked);
  const other = useTicketFees(order?.chosen === undefined ? undefined : { reference: order.chosen });
  const read = order?.chosen === undefined ? first : other;
  const fees = read.data && readableFees(read.data);
  const tickets = (order && first.data?.tickets) ?? [];
  if (fees)
    return (
      <TicketFeesShown key={fees.reference} of={of} fees={fees}>
        {order && tickets.length > 1 && (
          <SelectField
            label={t('passenger')}
            value={fees.reference ?? ''}
            onChange={({ target: { value: chosen } }) => {
              const next = { ...order, chosen };
              handOverTicket(session, next);
              setTicket(next);
            }}
            choices={tickets.map(({ reference, name }) => ({ value: reference, label: name }))}
          />
        )}
      </TicketFeesShown>
    );
  const way = (words: 'enterTicket' | 'otherTicket') => (
    <Button variant="outline" size="medium" href={href('feeCalculator')}>
      {t(words)}
    </Button>
  );
  const again = way('otherTicket');
  const refusal = read.error ? refundRefusedAs(read.error) : undefined;
  return (
    <Frame title={t('title')}>
      {!asked ? (
        <EmptyState
          drawing="order"
          title={t('noTicket')}
          text={t('noTicketText')}
          action={way('enterTicket')}
        />
      ) : read.data ? (
        <EmptyState
          drawing="order"
          title={t('unreadable')}
          text={t('way.askAt', { hotline })}
          action={again}
        />
      ) : refusal === 'refund.resultGone' ? (
        <EmptyState drawing="order" title={refunds('resultGone')} text={saved('gone.text')} action={again} />
      ) : refusal === 'refund.onlyAdults' ? (
        <EmptyState drawing="order" title={t('adults')} text={t('adultsOnly')} action={again} />
      ) : refusal === 'refund.ticketNotFound' ? (
        <EmptyState
          drawing="not-found"
          title={refunds('ticketNotFound')}
          text={t('notFoundText')}
          action={again}
        />
      ) : (
        <ReadStates read={read} title={t('failed')} note={t('unchanged')}>
          <FeesSkeleton />
        </ReadStates>
      )}
    </Frame>
  );
}
