import { useMessages } from '../../../messages/provider.tsx';
import { Steps } from '../../../primitives/steps/Steps.tsx';

/** Steps of the refund, and which is to be done now. */
export function AgentSteps({ current }: { current: number }) {
  const t = useMessages('agent-refund');
  return (
    <Steps
      label={t('title')}
      doneWord={t('steps.done')}
      steps={[t('step.ticket'), t('step.letter'), t('step.code')]}
      current={current}
    />
  );
}
