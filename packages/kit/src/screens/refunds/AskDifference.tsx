import { useState } from 'react';
import { useAskForDifference } from '../../client/refunds/refunds.ts';
import type { RequestOf } from '../../contracts/call.ts';
import type {
  askForDifference,
  RefundRequest,
  RequestedTicket,
} from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { minorUnits } from '../../rules/money.ts';
import { keptOf } from '../../rules/refunds/sum.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { remark as checkRemark, remarkLength, remarkLimit } from '../../validators/remark.ts';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { Reloaded } from '../shell/ReloadedNotice.tsx';
import { personalDraft, useFormDraft } from '../shell/use-form-draft.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { Proof } from './Proof.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { Count } from './Count.tsx';
import { TextArea } from './TextArea.tsx';
import { useRemarkError } from './use-remark-error.ts';
import { useActing } from './use-acting.ts';
import { useProof } from './use-proof.ts';
import * as styles from './refunds.css.ts';

interface AskDifferenceProps {
  request: RefundRequest;
  /** Ticket whose refund has arrived. */
  ticket: RequestedTicket;
  onDone: () => void;
}

type Difference = RequestOf<typeof askForDifference>;

const nothing = { amount: '', reason: '' };

const differenceDraft = personalDraft<typeof nothing, Difference>('refundDifference');

/** Asks for the part of a refund that is missing: how much, why, and with what proof. */
export function AskDifference({ request, ticket, onDone }: AskDifferenceProps) {
  const t = useMessages('refund-request');
  const { money } = useFormats();
  const { mutateAsync } = useAskForDifference();
  const proof = useProof(`${request.requestNo} ${ticket.ticketNo} difference`);
  const draft = useFormDraft(differenceDraft, `${request.requestNo} ${ticket.ticketNo}`, nothing);
  const [typed, setTyped] = useState(draft.initial);
  const [tried, setTried] = useState(false);
  const acting = useActing<Difference>({
    send: mutateAsync,
    request,
    draft,
    isDone: ({ difference }) => difference !== undefined,
    done: t('acted.difference'),
    onDone: () => {
      proof.forget();
      onDone();
    },
  });
  const type = (part: Partial<typeof nothing>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.keep(next);
  };
  const { currency } = request;
  const most = ticket.amounts ? keptOf(ticket.amounts) : 0;
  const limit = money({ amount: most, currency });
  const amount = minorUnits(typed.amount, currency);
  const isAmount = amount !== undefined && amount > 0 && amount <= most;
  const reason = checkRemark(typed.reason);
  const hasReason = reason.ok && reason.value !== '';
  const tooLong = useRemarkError(typed.reason);
  const send = () => {
    setTried(true);
    if (!isAmount || !hasReason || proof.failed > 0) return;
    void acting.send({
      requestNo: request.requestNo,
      ticketNo: ticket.ticketNo,
      amount: { amount, currency },
      reason: reason.value,
      attachments: [...proof.fileIds],
    });
  };
  return (
    <div className={styles.form}>
      <OutcomeNotice
        write={acting.write}
        words={{
          unknown: t('acted.unknown'),
          absent: t('acted.absent'),
          absentText: t('acted.absentText'),
          refused: t('acted.failed'),
        }}
        refusal={(failure) => <RefusalNotice title={t('acted.failed')} failure={failure} />}
      />
      {draft.lost && <Reloaded />}
      <Field
        label={t('difference.amount', { currency })}
        hint={t('difference.hint', { money: limit })}
        error={tried && !isAmount ? t('difference.amountWrong', { money: limit }) : undefined}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        onChange={({ target }) => type({ amount: target.value })}
      />
      <TextArea
        label={t('difference.reason')}
        aside={<Count used={remarkLength(typed.reason)} max={remarkLimit} />}
        error={tried && !hasReason ? (tooLong ?? t('difference.reasonMissing')) : undefined}
        value={typed.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <Proof proof={proof} missing={tried && proof.failed > 0} />
      <WriteButton wide write={acting.write} onCheck={acting.check} onClick={send} disabled={proof.underWay}>
        {t('difference.send')}
      </WriteButton>
    </div>
  );
}
