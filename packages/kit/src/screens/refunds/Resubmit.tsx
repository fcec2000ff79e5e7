import { useState } from 'react';
import { useResubmitRefund } from '../../client/refunds/refunds.ts';
import type { RequestOf } from '../../contracts/call.ts';
import type { RefundRequest, resubmitRefund } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { remarkLength, remarkLimit } from '../../validators/remark.ts';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { Reloaded } from '../shell/ReloadedNotice.tsx';
import { personalDraft, useFormDraft } from '../shell/use-form-draft.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { Proof } from './Proof.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { Count } from './Count.tsx';
import { useRemarkError } from './use-remark-error.ts';
import { TextArea } from './TextArea.tsx';
import { useActing } from './use-acting.ts';
import { useProof } from './use-proof.ts';
import * as styles from './refunds.css.ts';

interface ResubmitProps {
  request: RefundRequest;
  onDone: () => void;
}

type Resubmission = RequestOf<typeof resubmitRefund>;

const resubmissionDraft = personalDraft<string, Resubmission>('refundResubmission');

/** How often documents were handed in: other events, such as a difference asked for elsewhere, say nothing of these. */
const timesHandedIn = ({ history }: RefundRequest): number =>
  history.filter(({ event }) => event === 'resubmitted' || event === 'supplemented').length;

/** Adds the missing documents, and hands the request in again. */
export function Resubmit({ request, onDone }: ResubmitProps) {
  const t = useMessages('refund-request');
  const { mutateAsync } = useResubmitRefund();
  const proof = useProof(request.requestNo);
  const draft = useFormDraft<string, Resubmission>(resubmissionDraft, request.requestNo, '');
  const [remark, setRemark] = useState(draft.initial);
  const [tried, setTried] = useState(false);
  // As the form was opened: by the time it is looked up, the page may have read the result.
  const [before] = useState(timesHandedIn(request));
  const acting = useActing<Resubmission>({
    send: mutateAsync,
    request,
    draft,
    isDone: (now) => timesHandedIn(now) > before,
    done: t('acted.resubmitted'),
    onDone: () => {
      proof.forget();
      onDone();
    },
  });
  const tooLong = useRemarkError(remark);
  const lacks = proof.fileIds.length === 0 || proof.failed > 0;
  const send = () => {
    setTried(true);
    if (lacks || tooLong !== undefined) return;
    void acting.send({
      requestNo: request.requestNo,
      remark: remark.trim(),
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
      <Proof proof={proof} missing={tried && lacks} />
      <TextArea
        label={t('resubmit.remark')}
        aside={<Count used={remarkLength(remark)} max={remarkLimit} />}
        error={tried ? tooLong : undefined}
        value={remark}
        onChange={({ target }) => {
          setRemark(target.value);
          draft.keep(target.value);
        }}
      />
      <WriteButton wide write={acting.write} onCheck={acting.check} onClick={send} disabled={proof.underWay}>
        {t('resubmit.send')}
      </WriteButton>
    </div>
  );
}
