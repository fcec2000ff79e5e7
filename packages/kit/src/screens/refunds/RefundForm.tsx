import { useRef, useState } from 'react';
import { useRefundQuote } from '../../client/refunds/refunds.ts';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { proofOf } from '../../rules/refunds/reasons.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { Agreement } from './Agreement.tsx';
import { problemsOf, refundFields, type Application } from './application.ts';
import { ApplicationHead } from './ApplicationHead.tsx';
import { ContactPhone } from './ContactPhone.tsx';
import { Proof } from './Proof.tsx';
import { QuoteBar } from './QuoteBar.tsx';
import { Reason } from './Reason.tsx';
import type { RefundDraftInUse } from './refund-draft.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { TicketChoice } from './TicketChoice.tsx';
import { useProof } from './use-proof.ts';
import { useSubmitting } from './use-submitting.ts';

interface RefundFormProps {
  of: RefundDraftInUse;
  application: Application;
  orderNo: string;
  onSubmitted: (request: RefundRequest) => void;
}

/** The application: three decisions, which tickets, why, and that the loss is agreed to. */
export function RefundForm({ of, application, orderNo, onSubmitted }: RefundFormProps) {
  const t = useMessages('refund-form');
  const navigation = useNavigation();
  const { draft, change, forget } = of;
  const [tried, setTried] = useState(false);
  const parts = useRef<HTMLDivElement>(null);
  const proof = useProof(orderNo);
  const { reason } = draft;
  const { chosen } = application;
  const canAsk = chosen.length > 0 && reason !== '' && proofOf(reason) !== 'elsewhere';
  const quote = useRefundQuote(
    canAsk ? { ticketNos: chosen.map(({ ticketNo }) => ticketNo), reason } : undefined,
  );
  const submitting = useSubmitting({
    unsure: draft.unsure,
    onUnsure: (unsure) => change({ unsure }),
    onRefused: () => void quote.refetch(),
    onDone: (request, here) => {
      forget();
      proof.forget();
      if (here) onSubmitted(request);
    },
  });
  const problems = problemsOf(application, draft, proof.fileIds.length);
  const submit = () => {
    const first = Object.entries(problems).find(([, wrong]) => wrong)?.[0];
    if (first !== undefined) {
      setTried(true);
      const part = parts.current?.querySelector<HTMLElement>(`[data-part="${first}"]`);
      part?.scrollIntoView({ block: 'center' });
      part?.querySelector<HTMLElement>('input, select, textarea, a, button')?.focus();
      return;
    }
    const fields = quote.data && refundFields(application, draft, quote.data, proof.fileIds);
    if (fields) void submitting.send(fields);
  };
  const told = { draft, change, problems: tried ? problems : undefined };
  return (
    <Frame
      title={t('title')}
      band={<ApplicationHead ticket={application.free[0]} orderNo={orderNo} />}
      footer={
        <QuoteBar
          quote={canAsk ? quote : undefined}
          write={submitting.write}
          onCheck={submitting.check}
          onSubmit={submit}
          underWay={proof.underWay}
          incomplete={Object.values(problems).some(Boolean)}
        />
      }
    >
      <div ref={parts}>
        <OutcomeNotice
          write={submitting.write}
          words={{
            unknown: t('outcome.unknown'),
            absent: t('outcome.absent'),
            absentText: t('outcome.absentText'),
            refused: t('refused'),
          }}
          refusal={(failure) => <RefusalNotice title={t('refused')} failure={failure} />}
        />
        <TicketChoice
          {...told}
          application={application}
          arrangeHref={navigation.href('addAccompanyingChild', { query: { order: orderNo } })}
        />
        <Reason {...told} />
        {reason !== '' && proofOf(reason) === 'wanted' && (
          <Proof proof={proof} missing={tried && problems.proof} />
        )}
        <ContactPhone {...told} orderPhone={quote.data?.phone} />
        <Agreement {...told} count={chosen.length} />
      </div>
    </Frame>
  );
}
