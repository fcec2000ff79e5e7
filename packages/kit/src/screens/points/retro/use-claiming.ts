import { useLookUpClaims, useReloadClaims, useRetroClaim } from '../../../client/points/retro.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { claimOf } from '../../../rules/retro/history.ts';
import { handedOver } from '../../../session/hand-over.ts';
import type { Session } from '../../../session/session.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { OutcomeWords } from '../../shell/OutcomeNotice.tsx';
import { useUnsureClaim, type Claim } from './drafts.ts';

/** A claim that has been taken in. */
export interface SubmittedClaim {
  readonly claim: Claim;
  /** The airline's number of it, where it has told one. */
  readonly claimNumber?: string | undefined;
}

/** Claim that another screen has just submitted. */
export const submittedClaim = (session: Session): SubmittedClaim | undefined =>
  handedOver(session, 'submittedClaim') as SubmittedClaim | undefined;

/**
 * Submits a claim, and looks into the history while that is not certain.
 * @param flight of which flight it is, so that what is not certain of one says nothing of another
 * @param onClaimed it has been taken in; not called once the traveller has left
 */
export function useClaiming(flight: string, onClaimed: (submitted: SubmittedClaim) => void) {
  const t = useMessages('retro');
  const send = useRetroClaim();
  const lookUp = useLookUpClaims();
  const reload = useReloadClaims();
  const { unsure, setUnsure } = useUnsureClaim(flight);
  return useVerifiedMutation<Claim, { readonly retroclaimNumber?: string | undefined }>({
    send,
    lookUp: async (claim) => {
      const found = claimOf(await lookUp(), claim);
      return found && { retroclaimNumber: found.retroId };
    },
    unsure,
    onUnsure: setUnsure,
    onDone: ({ retroclaimNumber }, claim, here) => {
      void reload();
      if (!here) {
        toastStore.show(t('submitted'));
        return undefined;
      }
      onClaimed({ claim, claimNumber: retroclaimNumber });
      return 'leaving';
    },
  });
}

/** Words for the outcome of a claim. */
export function useClaimWords(): OutcomeWords {
  const t = useMessages('retro');
  return {
    unknown: t('outcome.unknown'),
    absent: t('outcome.absent'),
    absentText: t('outcome.absentText'),
    refused: t('refused'),
  };
}
