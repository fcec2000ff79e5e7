import { useNavigation } from '../../../navigation/provider.tsx';
import { PartnerTab } from './PartnerTab.tsx';
import { RetroFrame } from './RetroFrame.tsx';
import { TicketForm } from './TicketForm.tsx';
import { WindowNote } from './WindowNote.tsx';
import { useTicketDraft } from './drafts.ts';

/** Asks for a ticket, or for a flight of a partner. */
export function ClaimForms({ tab }: { tab: 'ticket' | 'partner' }) {
  return <RetroFrame tab={tab}>{tab === 'partner' ? <PartnerTab /> : <ByTicket />}</RetroFrame>;
}

function ByTicket() {
  const navigation = useNavigation();
  const ticket = useTicketDraft();
  return (
    <>
      <TicketForm
        ticket={ticket}
        onSeek={(ticketNo) => {
          ticket.seek(ticketNo);
          navigation.go('claimableFlights');
        }}
      />
      <WindowNote />
    </>
  );
}
