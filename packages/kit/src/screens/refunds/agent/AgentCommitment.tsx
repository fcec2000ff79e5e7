import { MaskedSentence } from '../../../components/person-line/MaskedSentence.tsx';
import { useId, useState, type SyntheticEvent } from 'react';
import { CommitmentLetter } from '../../../components/agent-refund/CommitmentLetter.tsx';
import { CodeField } from '../../../components/code-field/CodeField.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useToday } from '../../shell/use-today.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { AgentMismatch } from './AgentMismatch.tsx';
import { AgentObstacle } from './AgentObstacle.tsx';
import { AgentSteps } from './AgentSteps.tsx';
import { AgentCertainty } from './AgentCertainty.tsx';
import { AgentSum } from './AgentSum.tsx';
import { AgentTicketCard } from './AgentTicketCard.tsx';
import { useAgentSubmitting } from './use-agent-submitting.ts';
import { useAgentCode } from './use-agent-code.ts';
import { TogetherAgreement } from './TogetherAgreement.tsx';
import * as styles from './agent.css.ts';

interface AgentCommitmentProps {
  ticket: AgentTicket;
  /** Another ticket is to be chosen. */
  onOther: () => void;
  /** Its sum is not what it was: looks it up again. */
  onStale: () => Promise<void>;
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
  const inTheWay = blocked ? (
    <AgentMismatch compared={ticket.mismatch ?? []} />
  ) : (
    obstacle && <AgentObstacle ticket={ticket} obstacle={obstacle} />
  );
  if (inTheWay)
    return (
      <Frame title={t('title')} band={<AgentSteps current={0} />}>
        <AgentTicketCard ticket={ticket} onOther={leave} />
        {inTheWay}
      </Frame>
    );
  return (
    <Frame
      title={t('title')}
      band={<AgentSteps current={agreed ? 2 : 1} />}
      footer={
        <>
          <SumBack ticket={ticket} />
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
        <TogetherAgreement
          id={alongId}
          ticket={ticket}
          value={together}
          missing={tried && !together}
          onChange={setTogether}
        />
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

/** The sum that comes back, and how sure it is. */
function SumBack({ ticket }: { ticket: AgentTicket }) {
  const t = useMessages('agent-refund');
  return (
    <div className={styles.sum}>
      <span className={styles.small}>{t('back', { name: ticket.name })}</span>
      <strong className={styles.amount}>
        <AgentSum ticket={ticket} />
      </strong>
      <AgentCertainty ticket={ticket} />
    </div>
  );
}
