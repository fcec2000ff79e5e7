import { useState } from 'react';
import { MoneyWay } from '../../components/refund/MoneyWay.tsx';
import { WorkingDays } from '../../components/refund/WorkingDays.tsx';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import type { RefundRequest, RequestedTicket } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { dayIn } from '../../rules/days.ts';
import { moneyDays } from '../../rules/refunds/money-way.ts';
import { actionsOf } from '../../rules/refunds/request.ts';
import { keptOf } from '../../rules/refunds/sum.ts';
import { noCalendar } from '../../rules/refunds/working-days.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { airlineZone } from '../shell/airline-zone.ts';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useNow } from '../shell/use-now.ts';
import { useToday } from '../shell/use-today.ts';
import { AskDifference } from './AskDifference.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestTicket } from './RequestTicket.tsx';
import { Resubmit } from './Resubmit.tsx';
import { useMoneyWay } from './use-money-way.ts';
import { useWorkingCalendar } from './use-working-calendar.ts';
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
  const { hotline } = useConfig();
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
      footer={
        <>
          <Button wide={!hands} variant="outline" icon="phone" href={`tel:${hotline}`}>
            {hotline}
          </Button>
          {hands && (
            <Button className={styles.barButton} onClick={() => setOpen('resubmit')}>
              {t(`hand.${hands}`)}
            </Button>
          )}
        </>
      }
    >
      <ReadOffline readAt={readAt} />
      <div className={styles.halves}>
        <div>
          <Told request={request} hasProof={hands !== undefined} />
          {way.overdue > 0 && <Calendar request={request} />}
          <Section title={t('way')} action={t('number', { number: request.requestNo })}>
            <Card>
              <MoneyWay way={way} notes={notesOf(request, t)} />
            </Card>
          </Section>
          {way.overdue === 0 && way.steps.some(({ state }) => state === 'current') && (
            <Calendar request={request} />
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

interface ToldProps {
  request: RefundRequest;
  /** Documents can be handed in: those that are there, and samples of good ones, are a tap away. */
  hasProof: boolean;
}

/** Words of the airline about the whole request. */
function Told({ request: { requestNo, wanted, suspension, rejection }, hasProof }: ToldProps) {
  const t = useMessages('refund-request');
  const { href } = useNavigation();
  const proof = hasProof && (
    <Link href={href('refundProofResult', { query: { request: requestNo } })}>{t('proof.see')}</Link>
  );
  return (
    <div className={styles.list}>
      {rejection !== undefined && (
        <Notice tone="error" title={t('rejection')} action={proof}>
          {rejection}
        </Notice>
      )}
      {wanted !== undefined && (
        <Notice tone="attention" title={t('wanted')} action={rejection === undefined && proof}>
          {wanted}
        </Notice>
      )}
      {suspension !== undefined && (
        <Notice tone="attention" icon="clock" title={t('suspension')}>
          {suspension}
        </Notice>
      )}
    </div>
  );
}

/** The working days until the money is due, or since. */
function Calendar({ request }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const today = useToday();
  const calendar = useWorkingCalendar();
  const { due, overdue, certain } = useMoneyWay(request);
  const from = dayIn(new Date(request.times.received), airlineZone);
  const day = date(due.day, 'monthDay');
  const note = () => {
    if (overdue > 0) return t(certain ? 'calendar.noteLate' : 'calendar.noteMaybe', { day, hotline });
    return t(due.certain ? 'calendar.note' : 'calendar.noteAbout', { day });
  };
  return (
    <Section
      title={t('calendar', { count: moneyDays })}
      action={t('calendar.from', { month: date(due.day, 'month'), day: date(from, 'monthDay') })}
    >
      <Card className={styles.card}>
        <WorkingDays from={from} due={due.day} today={today} calendar={calendar ?? noCalendar} />
        <p className={styles.sumLabel}>{note()}</p>
      </Card>
    </Section>
  );
}
