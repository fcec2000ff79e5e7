import { useState } from 'react';
import { useFindAgentTicket } from '../../../client/refunds/agent-refund.ts';
import { TicketForm } from '../../../components/ticket-form/TicketForm.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { TicketTyped } from '../../../validators/check-in/ticket-search.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useSecretTyped } from '../../shell/use-form-draft.ts';
import { useSubmit } from '../../shell/use-submit.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { AgentCommitment } from './AgentCommitment.tsx';
import { AgentSteps } from './AgentSteps.tsx';
import { AgentSubmitted } from './AgentSubmitted.tsx';
import * as styles from './agent.css.ts';

const nothing = { ticketNo: '', name: '' };

/** /generalRefund/valet: a refund for somebody else: the ticket, the letter, and the passenger’s code. Nothing of it is kept. */
export function AgentRefundScreen() {
  const [{ ticket, wish }, setFound] = useState<Partial<Found>>({});
  const [requestNo, setRequestNo] = useState<string>();
  const find = useFindAgentTicket();
  if (ticket && requestNo !== undefined) return <AgentSubmitted ticket={ticket} requestNo={requestNo} />;
  return ticket && wish ? (
    <AgentCommitment
      ticket={ticket}
      onOther={() => setFound({})}
      onStale={() =>
        find(wish).then(
          (now) => setFound({ ticket: now, wish }),
          // The refusal stays, with its way out.
          () => undefined,
        )
      }
      onDone={setRequestNo}
    />
  ) : (
    <ChooseTicket onFound={setFound} />
  );
}

/** A ticket as it was found, and what was typed to find it. */
interface Found {
  readonly ticket: AgentTicket;
  readonly wish: TicketTyped;
}

function ChooseTicket({ onFound }: { onFound: (found: Found) => void }) {
  const t = useMessages('agent-refund');
  const { href } = useNavigation();
  const find = useFindAgentTicket();
  const secret = useSecretTyped();
  const search = useSubmit<TicketTyped>(async (wish, isHere) => {
    const ticket = await find(wish);
    secret.saved();
    if (isHere()) onFound({ ticket, wish });
  });
  const { failure } = search;
  const refused = failure?.failure.kind === 'refused';
  return (
    <Frame
      title={t('title')}
      action={<AppBarAction href={href('agentRefunds')}>{t('list.action')}</AppBarAction>}
      band={<AgentSteps current={0} />}
    >
      <Notice tone="info">{t('intro')}</Notice>
      {failure && refused && <RefusalNotice title={t('notFound')} failure={failure} />}
      <TicketForm
        className={styles.below}
        defaultValue={nothing}
        onChange={secret.typed}
        onSubmit={(wish) => void search.send(wish)}
      >
        <Button type="submit" wide busy={search.busy}>
          {t('find')}
        </Button>
      </TicketForm>
    </Frame>
  );
}
