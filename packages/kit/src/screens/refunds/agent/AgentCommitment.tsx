import { MaskedSentence } from '../../../components/person-line/MaskedSentence.tsx';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useSendAgentCode } from '../../../client/refunds/agent-refund.ts';
import { CommitmentLetter } from '../../../components/agent-refund/CommitmentLetter.tsx';
import { CodeField } from '../../../components/code-field/CodeField.tsx';
import { useRefusalWords, written } from '../../../components/form-fields/refusal.ts';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { smsCode } from '../../../validators/codes.ts';
import type { Refused } from '../../../validators/result.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useCodeSending } from '../../shell/use-code-sending.ts';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useToday } from '../../shell/use-today.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { AgentMismatch } from './AgentMismatch.tsx';
import { AgentObstacle } from './AgentObstacle.tsx';
import { AgentSteps } from './AgentSteps.tsx';
import { AgentCertainty } from './AgentCertainty.tsx';
import { AgentSum } from './AgentSum.tsx';
import { AgentTicketCard } from './AgentTicketCard.tsx';
import { useAgentSubmitting } from './use-agent-submitting.ts';
import * as styles from './agent.css.ts';

interface AgentCommitmentProps {
  ticket: AgentTicket;
  /** Another ticket is to be chosen. */
  onOther: () => void;
  /** Its sum is not what it was: looks it up again. */
  onStale: () => void;
  /** The request is made. */
  onDone: (requestNo: string) => void;
}

/** The letter and the passenger’s code; what does not match blocks both, with the reason. */
export function AgentCommitment({ ticket, onOther, onStale, onDone }: AgentCommitmentProps) {
  const t = useMessages('agent-refund');
  const formId = useId();
  const alongId = useId();
  const today = useToday();
  const [agreed, setAgreed] = useState(false);
  const [together, setTogether] = useState(false);
  const [tried, setTried] = useState(false);
  const code = useAgentCode(ticket);
  const { submitting, refusalWords } = useAgentSubmitting(ticket, { onStale, onDone });
  const { along = 0, obstacle, quoteId = '' } = ticket;
  const blocked = ticket.mismatch !== undefined && ticket.mismatch.length > 0;
  const leave = () => {
    // Nothing has been sent to the phone of another ticket: its code can be asked for at once.
    code.end();
    onOther();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = code.read();
    setTried(true);
    if (along > 0 && !together) document.getElementById(alongId)?.focus();
    else if (typed !== undefined && agreed) void submitting.send({ quoteId, code: typed, together });
  };
  if (blocked)
    return (
      <Frame title={t('title')} band={<AgentSteps current={0} />}>
        <AgentTicketCard ticket={ticket} onOther={leave} />
        <AgentMismatch compared={ticket.mismatch ?? []} />
      </Frame>
    );
  if (obstacle)
    return (
      <Frame title={t('title')} band={<AgentSteps current={0} />}>
        <AgentTicketCard ticket={ticket} onOther={leave} />
        <AgentObstacle ticket={ticket} obstacle={obstacle} />
      </Frame>
    );
  return (
    <Frame
      title={t('title')}
      band={<AgentSteps current={agreed ? 2 : 1} />}
      footer={
        <>
          <div className={styles.sum}>
            <span className={styles.small}>{t('back', { name: ticket.name })}</span>
            <strong className={styles.amount}>
              <AgentSum ticket={ticket} />
            </strong>
            <AgentCertainty ticket={ticket} />
          </div>
          <WriteButton
            type="submit"
            form={formId}
            disabled={!agreed}
            write={submitting.write}
            onCheck={submitting.check}
          >
            {t('submit')}
          </WriteButton>
        </>
      }
    >
      <OutcomeNotice
        write={submitting.write}
        words={{
          unknown: t('unknown'),
          absent: t('absent'),
          absentText: t('absentText'),
          refused: t('refused'),
        }}
        refusal={refusalWords}
      />
      <AgentTicketCard ticket={ticket} onOther={leave} />
      {along > 0 && (
        <Notice
          tone="attention"
          className={styles.below}
          title={t('along.title', { count: along, name: ticket.name })}
        >
          <p>{t('along.text', { name: ticket.name })}</p>
          <Checkbox
            id={alongId}
            label={t('along.agree')}
            error={tried && !together ? t('along.required') : undefined}
            checked={together}
            onChange={({ target }) => setTogether(target.checked)}
          />
        </Notice>
      )}
      <Section title={t('letter.title')}>
        <CommitmentLetter passenger={ticket.name} day={today} value={agreed} onChange={setAgreed} />
      </Section>
      <form id={formId} noValidate className={styles.next} onSubmit={submit}>
        <Section title={t('code.title', { name: ticket.name })}>
          <CodeField
            {...code.field}
            label={t('code.label')}
            hint={<MaskedSentence text={t('code.hint', { phone: ticket.phone })} />}
          />
        </Section>
      </form>
      <Notice tone="attention" className={styles.below}>
        {t('final', { name: ticket.name })}
      </Notice>
    </Frame>
  );
}

/** The code of the passenger’s phone: how it is asked for, typed and judged. */
function useAgentCode({ ticketNo }: AgentTicket) {
  const words = useRefusalWords();
  const id = useId();
  const { typed: held } = useSecretTyped();
  // The ticket was found by what has been typed, which no address brings back.
  useEffect(held, [held]);
  const { mutateAsync } = useSendAgentCode();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const sending = useCodeSending('agentRefund', async () => {
    await mutateAsync({ ticketNo });
    return { sent: true, message: '' };
  });
  return {
    field: {
      id,
      name: 'code',
      value: typed,
      error: refused && words(written(refused)),
      wait: sending.wait,
      busy: sending.busy,
      refusal: sending.refusal,
      onSend: () => sending.send(undefined),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value.replace(/\D/g, ''));
        setRefused(undefined);
      },
    },
    end: sending.end,
    /** The code, if it can be one. */
    read: () => {
      const checked = smsCode(typed);
      setRefused(checked.ok ? undefined : checked);
      if (!checked.ok) document.getElementById(id)?.focus();
      return checked.ok ? checked.value : undefined;
    },
  };
}
