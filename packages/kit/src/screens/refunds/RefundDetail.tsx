import { useState } from 'react';
import { MoneyWay } from '../../components/refund/MoneyWay.tsx';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import type { RefundRequest, RequestedTicket } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { actionsOf } from '../../rules/refunds/request.ts';
import { keptOf } from '../../rules/refunds/sum.ts';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useNow } from '../shell/use-now.ts';
import { AskDifference } from './AskDifference.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestTicket } from './RequestTicket.tsx';
import { Resubmit } from './Resubmit.tsx';
import { useMoneyWay } from './use-money-way.ts';
import { MoneyCalendar } from './MoneyCalendar.tsx';
import { RequestNotices } from './RequestNotices.tsx';
import { RequestBar } from './RequestBar.tsx';
import * as styles from './refunds.css.ts';

interface RefundDetailProps {
  request: RefundRequest;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** A request from its head to its history: how it stands, where the money is, each ticket with its reason and amounts. */
export function RefundDetail({ request, readAt }: RefundDetailProps) {
  const t = useMessages('refund-request');
  const shell = useMessages('shell');
  const way = useMoneyWay(request);
  const [open, setOpen] = useState<'history' | 'resubmit'>();
  const [disputed, setDisputed] = useState<RequestedTicket>();
  const actions = actionsOf(request, useNow() ?? 0);
  const close = () => setOpen(undefined);
  const endDispute = () => setDisputed(undefined);
  const hands = actions.find((action) => action !== 'difference');
  const canDispute = ({ outcome, amounts }: RequestedTicket) =>
    actions.includes('difference') && outcome === 'arrived' && amounts !== undefined && keptOf(amounts) > 0;
  return (
    <Frame
      wide
      title={t('title')}
      action={<AppBarAction onClick={() => setOpen('history')}>{t('history')}</AppBarAction>}
      band={<RequestHead request={request} way={way} />}
      footer={<RequestBar hands={hands} onHand={() => setOpen('resubmit')} />}
    >
      <ReadOffline readAt={readAt} />
      <div className={styles.halves}>
        <div>
          <RequestNotices request={request} hasProof={hands !== undefined} />
          {way.overdue > 0 && <MoneyCalendar request={request} />}
          <Section title={t('way')} action={t('number', { number: request.requestNo })}>
            <Card>
              <MoneyWay way={way} notes={notesOf(request, t)} />
            </Card>
          </Section>
          {way.overdue === 0 && way.steps.some(({ state }) => state === 'current') && (
            <MoneyCalendar request={request} />
          )}
        </div>
        <div>
          <div className={classNames(styles.list, styles.below)}>
            {request.tickets.map((ticket) => (
              <RequestTicket
                key={ticket.ticketNo}
                ticket={ticket}
                request={request}
                onDispute={canDispute(ticket) ? () => setDisputed(ticket) : undefined}
              />
            ))}
            <UnreadableEntries entries={request.unreadable} />
          </div>
          <RequestFacts request={request} />
        </div>
      </div>
      <Sheet open={open === 'history'} onOpenChange={close} title={t('history')} closeLabel={shell('close')}>
        <RequestHistory request={request} />
      </Sheet>
      <Sheet
        open={open === 'resubmit'}
        onOpenChange={close}
        title={t(`hand.${hands ?? 'resubmit'}`)}
        closeLabel={shell('close')}
      >
        <Resubmit request={request} onDone={close} />
      </Sheet>
      <Sheet
        open={disputed !== undefined}
        onOpenChange={endDispute}
        title={t('difference.title')}
        closeLabel={shell('close')}
      >
        {disputed && <AskDifference request={request} ticket={disputed} onDone={endDispute} />}
      </Sheet>
    </Frame>
  );
}

type Words = ReturnType<typeof useMessages<'refund-request'>>;

const notesOf = ({ paymentTail, times }: RefundRequest, t: Words) => ({
  ...(times.examined === undefined && { examined: t('step.examinedText') }),
  ...(times.sent === undefined
    ? { sent: t('step.sentText') }
    : paymentTail !== undefined && { sent: t('step.payment', { tail: paymentTail }) }),
  ...(times.arrived === undefined && { arrived: t('step.arrivedText') }),
});
