import { useCallback, useState } from 'react';
import type { RequestOf } from '../../../contracts/call.ts';
import type { retroClaim } from '../../../contracts/points/retro.ts';
import { begunAlone, type DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { emptyPartnerClaim, type PartnerClaimTyped } from '../../../validators/points/partner-claim.ts';

/** A claim as it is sent. */
export type Claim = RequestOf<typeof retroClaim>;

/** Nothing outlives a reload. */
const inMemory = { keeps: {}, choices: () => ({}) };

/**
 * The ticket that is looked for: as it is typed, and the one whose flights are shown. It says where somebody was, as a
 * partner's flight does.
 */
export const ticketDraft: DraftForm<{ readonly typed: string; readonly sought?: string | undefined }> = {
  name: 'claimTicket',
  ...begunAlone,
};

/** A claim that was sent, and no answer came; by flight. */
const unsureClaim: DraftForm<Claim> = { name: 'claimSent', ...inMemory };

/** Input about a partner's flight. */
export const partnerDraft: DraftForm<PartnerClaimTyped> = { name: 'partnerClaim', ...begunAlone };

/** The ticket of this page's life. */
export function useTicketDraft() {
  const { drafts } = useSession();
  const [initial] = useState(() => drafts.read(ticketDraft));
  const [sought, setSought] = useState(initial?.sought);
  return {
    initial: initial?.typed ?? '',
    sought,
    keep: (typed: string) =>
      typed === '' ? drafts.forget(ticketDraft) : drafts.write(ticketDraft, { typed, sought }),
    seek: (ticketNo: string) => {
      drafts.write(ticketDraft, { typed: ticketNo, sought: ticketNo });
      setSought(ticketNo);
    },
  };
}

/** Uncertain claim of one flight, across screens. */
export function useUnsureClaim(flight: string) {
  const { drafts } = useSession();
  const [unsure] = useState(() => drafts.read(unsureClaim, flight));
  const setUnsure = (sent: Claim | undefined) =>
    sent ? drafts.write(unsureClaim, sent, flight) : drafts.forget(unsureClaim, flight);
  return { unsure, setUnsure };
}

/** Draft of a partner's flight, across screens. */
export function usePartnerDraft() {
  const { drafts } = useSession();
  const [initial] = useState(() => drafts.read(partnerDraft) ?? emptyPartnerClaim);
  const keep = useCallback((typed: PartnerClaimTyped) => drafts.write(partnerDraft, { ...typed }), [drafts]);
  return { initial, keep, forget: () => drafts.forget(partnerDraft) };
}
