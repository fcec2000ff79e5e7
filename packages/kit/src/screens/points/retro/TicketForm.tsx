import type { Ref } from 'react';
import { ClaimTicketForm } from '../../../components/retro-claim/ClaimTicketForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ReloadedNotice } from '../../shell/ReloadedNotice.tsx';
import { ticketDraft, type useTicketDraft } from './drafts.ts';
import * as styles from './retro.css.ts';

interface TicketFormProps {
  ticket: ReturnType<typeof useTicketDraft>;
  /** A ticket of the airline was asked for. */
  onSeek: (ticketNo: string) => void;
  /** Flights have been found: asking again is no longer the main thing. */
  again?: boolean;
  /** The ticket is being looked up. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The field on its band under the tabs. */
export function TicketForm({ ticket, onSeek, again, busy, ref }: TicketFormProps) {
  const t = useMessages('retro');
  return (
    <div className={styles.band}>
      <ReloadedNotice form={ticketDraft} className={styles.above} />
      <ClaimTicketForm fieldRef={ref} defaultValue={ticket.initial} onChange={ticket.keep} onSubmit={onSeek}>
        <Button type="submit" wide variant={again ? 'tinted' : 'filled'} busy={busy}>
          {t(again ? 'search.again' : 'search')}
        </Button>
      </ClaimTicketForm>
    </div>
  );
}
