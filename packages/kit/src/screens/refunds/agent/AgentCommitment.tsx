import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useSendAgentCode } from '../../../client/refunds/agent-refund.ts';
import { CommitmentLetter } from '../../../components/agent-refund/CommitmentLetter.tsx';
import { Amount } from '../../../components/amount/Amount.tsx';
import { CodeField } from '../../../components/code-field/CodeField.tsx';
import { useRefusalWords, written } from '../../../components/form-fields/refusal.ts';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
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
import { AgentSteps } from './AgentSteps.tsx';
import { AgentTicketCard } from './AgentTicketCard.tsx';
import { useAgentSubmitting } from './use-agent-submitting.ts';
import * as styles from './agent.css.ts';

interface AgentCommitmentProps {
  ticket: AgentTicket;
  /** Another ticket is to be chosen. */
  onOther: () => void;
  /** The request is made. */
  onDone: (requestNo: string) => void;
}

/** The letter and the passenger’s code; what does not match blocks both, with the reason. */
export function AgentCommitment({ ticket, onOther, onDone }: AgentCommitmentProps) {
  const t = useMessages('agent-refund');
  const formId = useId();
  const today = useToday();
  const [agreed, setAgreed] = useState(false);
  const code = useAgentCode(ticket);
  const { submitting, refusalWords } = useAgentSubmitting(ticket, onDone);
  const blocked = ticket.mismatch !== undefined && ticket.mismatch.length > 0;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = code.read();
    if (typed !== undefined && agreed) void submitting.send({ code: typed });
  };
  if (blocked)
    return (
      <Frame title={t('title')} band={<AgentSteps current={0} />}>
        <AgentTicketCard ticket={ticket} onOther={onOther} />
        <AgentMismatch compared={ticket.mismatch ?? []} />
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
              {ticket.back ? <Amount value={ticket.back} /> : t('back.unknown')}
            </strong>
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
      <AgentTicketCard ticket={ticket} onOther={onOther} />
      <Section title={t('letter.title')}>
        <CommitmentLetter passenger={ticket.name} day={today} value={agreed} onChange={setAgreed} />
      </Section>
      <form id={formId} noValidate className={styles.next} onSubmit={submit}>
        <Section title={t('code.title', { name: ticket.name })}>
          <CodeField {...code.field} label={t('code.label')} hint={t('code.hint', { phone: ticket.phone })} />
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
    /** The code, if it can be one. */
    read: () => {
      const checked = smsCode(typed);
      setRefused(checked.ok ? undefined : checked);
      if (!checked.ok) document.getElementById(id)?.focus();
      return checked.ok ? checked.value : undefined;
    },
  };
}
