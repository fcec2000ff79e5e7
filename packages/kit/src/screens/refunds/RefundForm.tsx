import { useRef, useState } from 'react';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { consentTo } from '../../rules/notices/consent.ts';
import { refundNotice } from '../../rules/refunds/refund-notice.ts';
import { Beside } from '../shell/Beside.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReloadedNotice } from '../shell/ReloadedNotice.tsx';
import { Agreement } from './Agreement.tsx';
import { IdentityNotice } from './IdentityNotice.tsx';
import { problemsOf, refundFields, type Application } from './application.ts';
import { ApplicationHead } from './ApplicationHead.tsx';
import { ContactPhone } from './ContactPhone.tsx';
import { Proof } from './Proof.tsx';
import { QuoteBar } from './QuoteBar.tsx';
import { QuotedAmounts } from './QuotedAmounts.tsx';
import { Reason } from './Reason.tsx';
import { begunRefund, type RefundDraftInUse } from './refund-draft.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { TicketChoice } from './TicketChoice.tsx';
import { useProof } from './use-proof.ts';
import { useSubmitting } from './use-submitting.ts';
import { useApplicationQuote } from './use-application-quote.ts';
import { SubmitOutcome } from './SubmitOutcome.tsx';
import * as styles from './refunds.css.ts';

interface RefundFormProps {
  of: RefundDraftInUse;
  application: Application;
  orderNo: string;
  /** Every ticket of the order. */
  tickets: readonly RefundTicket[];
  /** Tickets of the order that could not be read. */
  unreadable: readonly UnreadableEntry[] | undefined;
  /** Tickets are not what they were: asks for them again. */
  onStale: () => void;
  onSubmitted: (request: RefundRequest) => void;
}

/** The application: three decisions, which tickets, why, and that the loss is agreed to. */
export function RefundForm({
  of,
  application,
  orderNo,
  tickets,
  unreadable,
  onStale,
  onSubmitted,
}: RefundFormProps) {
  const t = useMessages('refund-form');
  const navigation = useNavigation();
  const locale = useLocale();
  const { draft, change, forget } = of;
  const [tried, setTried] = useState(false);
  const wide = useWide();
  const parts = useRef<HTMLDivElement>(null);
  const proof = useProof(orderNo);
  const { reason } = draft;
  const { chosen, involuntary } = application;
  const { proofGoes, canAsk, quote, estimate, refusal } = useApplicationQuote(application, reason, onStale);
  const wantsProof = proofGoes === 'wanted';
  const notice = refundNotice(chosen);
  const together = draft.accompanying.filter(({ choice }) => choice === 'together').length;
  const submitting = useSubmitting({
    unsure: draft.unsure,
    onUnsure: (unsure) => change({ unsure }),
    onRefused: () => {
      void quote.refetch();
      onStale();
    },
    onDone: (request, here) => {
      forget();
      proof.forget();
      if (here) onSubmitted(request);
    },
  });
  const problems = problemsOf(application, draft, { sent: proof.fileIds.length, failed: proof.failed });
  const submit = () => {
    const first = Object.entries(problems).find(([, wrong]) => wrong)?.[0];
    if (first !== undefined) {
      setTried(true);
      showPart(parts.current, first);
      return;
    }
    const fields =
      quote.data &&
      refundFields(application, draft, quote.data, wantsProof ? proof.fileIds : [], [
        consentTo(notice, locale),
      ]);
    if (fields) void submitting.send(fields);
  };
  const told = { draft, change, problems: tried ? problems : undefined };
  const amounts = quote.data && <QuotedAmounts quote={quote.data} application={application} />;
  const bar = (
    <QuoteBar
      quote={canAsk ? quote : undefined}
      estimate={estimate}
      byHand={together > 0}
      write={submitting.write}
      onCheck={submitting.check}
      onSubmit={submit}
      underWay={wantsProof && proof.underWay}
      elsewhere={proofGoes === 'elsewhere'}
      incomplete={Object.values(problems).some(Boolean)}
    />
  );
  return (
    <Frame
      wide
      title={t('title')}
      band={<ApplicationHead ticket={application.free[0]} orderNo={orderNo} />}
      footer={!wide && bar}
    >
      <Beside label={t('amounts')} aside={wide && <>{amounts}</>} bar={bar}>
        <div ref={parts}>
          <ReloadedNotice form={begunRefund} className={styles.identity} />
          <SubmitOutcome write={submitting.write} tickets={tickets} />
          {refusal && <RefusalNotice title={t('quote.refused')} failure={refusal} tickets={tickets} />}
          <IdentityNotice className={styles.identity} />
          <UnreadableEntries entries={unreadable} />
          <TicketChoice
            {...told}
            quoted={quote.data}
            application={application}
            arrangeHref={navigation.href('addAccompanyingChild', { query: { order: orderNo } })}
            otherHref={navigation.href('addAccompanyingChild', { query: { order: orderNo, find: '1' } })}
          />
          <Reason {...told} involuntary={involuntary} />
          {wantsProof && <Proof proof={proof} missing={tried && problems.proof} />}
          <ContactPhone {...told} orderPhone={quote.data?.phone ?? application.free[0]?.phone} />
          {!wide && amounts}
          <Agreement {...told} count={chosen.length + together} notice={notice} />
        </div>
      </Beside>
    </Frame>
  );
}

/** Brings a part of the form into sight, and the focus into it. */
function showPart(form: HTMLElement | null, name: string): void {
  const part = form?.querySelector<HTMLElement>(`[data-part="${name}"]`);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('input, select, textarea, a, button')?.focus();
}
