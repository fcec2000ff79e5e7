import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './agent.css.ts';

/** How sure the sum is, and until when it can be confirmed; nothing of the latter where somebody else is settled by hand. */
export function AgentCertainty({ ticket: { along = 0, certainty, until } }: { ticket: AgentTicket }) {
  const t = useMessages('agent-refund');
  const refund = useMessages('refund');
  const told = useToldDays(useToday());
  if (certainty === undefined) return null;
  const word = refund(`certainty.${along > 0 ? 'unknown' : certainty}`);
  return (
    <span className={styles.small}>
      {along > 0 || until === undefined
        ? word
        : t('back.until', { certainty: word, time: told.until(until) })}
    </span>
  );
}
