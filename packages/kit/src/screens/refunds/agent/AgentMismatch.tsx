import { MaskedSentence } from '../../../components/person-line/MaskedSentence.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import * as styles from './agent.css.ts';

/** Why account and ticket do not match, and who helps. Source: travel.md section 6. */
export function AgentMismatch({ compared }: { compared: NonNullable<AgentTicket['mismatch']> }) {
  const t = useMessages('agent-refund');
  const { hotline } = useConfig();
  return (
    <Notice
      tone="error"
      className={styles.below}
      title={t('mismatch.title')}
      live
      action={
        <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
          {hotline}
        </Button>
      }
    >
      <ul>
        {compared.map(({ field, onTicket, onAccount }) => (
          <li key={field}>
            <MaskedSentence
              text={t('mismatch.line', {
                field: t(`mismatch.${field}`),
                ticket: onTicket,
                account: onAccount,
              })}
            />
          </li>
        ))}
      </ul>
      <p>{t('mismatch.text')}</p>
    </Notice>
  );
}
