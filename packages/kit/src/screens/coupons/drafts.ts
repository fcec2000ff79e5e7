import { useState } from 'react';
import type { DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import { draftInMemory } from '../shell/use-form-draft.ts';

/** A code as it is sent: the same activation makes one coupon. */
export interface Activation {
  readonly code: string;
  readonly activationId: string;
}

/** Typed text, and the activation that was sent of it: the same code once more is the same activation. */
export interface CodeTyped {
  readonly text: string;
  readonly sent?: Activation | undefined;
}

/** A code is worth something to whoever reads it: nothing of it outlives a reload. */
export const codeDraft = draftInMemory<CodeTyped, Activation>('activationCode');

export const nothingTyped: CodeTyped = { text: '' };

/** An offer that was taken, and no answer came; by offer. */
const unsureOffer: DraftForm<string> = { name: 'offerTaken', keeps: {}, choices: () => ({}) };

/** Uncertain taking of one offer, across screens. */
export function useUnsureOffer(offerId: string) {
  const { drafts } = useSession();
  const [unsure] = useState(() => drafts.read(unsureOffer, offerId));
  const setUnsure = (sent: string | undefined) =>
    sent === undefined ? drafts.forget(unsureOffer, offerId) : drafts.write(unsureOffer, sent, offerId);
  return { unsure, setUnsure };
}
