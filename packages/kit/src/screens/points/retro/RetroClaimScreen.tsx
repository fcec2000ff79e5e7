import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { PartnerTab } from './PartnerTab.tsx';
import { RetroFrame } from './RetroFrame.tsx';
import { TicketForm } from './TicketForm.tsx';
import { WindowNote } from './WindowNote.tsx';
import { useTicketDraft } from './drafts.ts';

/** /integralCheckIn: asks for a ticket, or for a flight of a partner where the address says so. */
export function RetroClaimScreen() {
  const { tab } = usePlace('retroClaim').query;
  return tab === 'partner' ? (
    <RetroFrame tab="partner">
      <PartnerTab />
    </RetroFrame>
  ) : (
    <RetroFrame tab="ticket">
      <ByTicket />
    </RetroFrame>
  );
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
