import type { Ref } from 'react';
import { ClaimTicketForm } from '../../../components/retro-claim/ClaimTicketForm.tsx';
import type { useTicketDraft } from './drafts.ts';
import * as styles from './retro.css.ts';

interface TicketFormProps {
  ticket: ReturnType<typeof useTicketDraft>;
  /** A ticket of the airline was asked for. */
  onSeek: (ticketNo: string) => void;
  again?: boolean;
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The field on its band under the tabs. */
export function TicketForm({ ticket, onSeek, again, busy, ref }: TicketFormProps) {
  return (
    <div className={styles.band}>
      <ClaimTicketForm
        {...{ again, busy }}
        fieldRef={ref}
        defaultValue={ticket.initial}
        onChange={ticket.keep}
        onSubmit={onSeek}
      />
    </div>
  );
}
