import { useState } from 'react';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { ClaimSubmitted } from './ClaimSubmitted.tsx';
import { PartnerTab } from './PartnerTab.tsx';
import { RetroFrame } from './RetroFrame.tsx';
import { TicketForm } from './TicketForm.tsx';
import { WindowNote } from './WindowNote.tsx';
import { useTicketDraft } from './drafts.ts';
import type { SubmittedClaim } from './use-claiming.ts';

/** /integralCheckIn: asks for a ticket, or for a flight of a partner where the address says so. */
export function RetroClaimScreen() {
  const { tab } = usePlace('retroClaim').query;
  return tab === 'partner' ? (
    <ByFlight />
  ) : (
    <RetroFrame tab="ticket">
      <ByTicket />
    </RetroFrame>
  );
}

function ByFlight() {
  const [submitted, setSubmitted] = useState<SubmittedClaim>();
  return submitted ? (
    <ClaimSubmitted {...submitted} />
  ) : (
    <RetroFrame tab="partner">
      <PartnerTab onClaimed={setSubmitted} />
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
