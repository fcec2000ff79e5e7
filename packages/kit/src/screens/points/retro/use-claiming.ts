import { useLookUpClaims, useReloadClaims, useRetroClaim } from '../../../client/points/retro.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { isClaimed } from '../../../rules/retro/history.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { OutcomeWords } from '../../shell/OutcomeNotice.tsx';
import { useUnsureClaim, type Claim } from './drafts.ts';

/**
 * Submits a claim, and looks into the history while that is not certain.
 * @param flight of which flight it is, so that what is not certain of one says nothing of another
 * @param onClaimed it is in the history; not called once the traveller has left
 */
export function useClaiming(flight: string, onClaimed?: () => void) {
  const t = useMessages('retro');
  const send = useRetroClaim();
  const lookUp = useLookUpClaims();
  const reload = useReloadClaims();
  const { unsure, setUnsure } = useUnsureClaim(flight);
  return useVerifiedMutation<Claim, unknown>({
    send,
    lookUp: async (claim) => (isClaimed(await lookUp(), claim) ? true : undefined),
    unsure,
    onUnsure: setUnsure,
    onDone: async (_answer, _claim, here) => {
      toastStore.show(t('submitted'));
      if (here && onClaimed) {
        onClaimed();
        void reload();
        return 'leaving';
      }
      // The button stays busy until the card has become another.
      await reload();
      return undefined;
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
