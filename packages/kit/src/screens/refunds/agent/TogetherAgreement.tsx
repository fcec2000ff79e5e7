import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import * as styles from './agent.css.ts';

interface TogetherAgreementProps {
  /** Id of the box. */
  id: string;
  ticket: AgentTicket;
  value: boolean;
  /** It was to be sent without it. */
  missing: boolean;
  onChange: (together: boolean) => void;
}

/** That the tickets of those who travel along are given back with this one. */
export function TogetherAgreement({ id, ticket, value, missing, onChange }: TogetherAgreementProps) {
  const t = useMessages('agent-refund');
  const { along = 0, name } = ticket;
  return (
    <Notice tone="attention" className={styles.below} title={t('along.title', { count: along, name })}>
      <p>{t('along.text', { name })}</p>
      <Checkbox
        id={id}
        label={t('along.agree')}
        error={missing ? t('along.required') : undefined}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Notice>
  );
}
