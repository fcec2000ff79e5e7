import { useRefundRequests } from '../../../client/refunds/refunds.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReturnedTickets } from '../ReturnedTickets.tsx';

/** /generalRefund/valteList: refunds for other people. */
export function AgentRefundsScreen() {
  const t = useMessages('agent-refund');
  const { href } = useNavigation();
  const read = useRefundRequests({ kind: 'agent' });
  return (
    <Frame
      title={t('list')}
      footer={
        <Button wide href={href('agentRefund')}>
          {t('start')}
        </Button>
      }
    >
      <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
      <ReturnedTickets read={read} none={t('list.none')} />
    </Frame>
  );
}
