import { useState } from 'react';
import { useLookUpSavedFees, useReloadSavedFees, useSaveFees } from '../../client/refunds/saved-fees.ts';
import type { SavedFeeResult } from '../../contracts/refunds/saved-fees.ts';
import type { DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

/** A result as it is to be saved. */
export interface FeesToSave extends Pick<SavedFeeResult, 'reference' | 'way'> {
  readonly target?: { readonly flightNo: string; readonly departs: string } | undefined;
}

/** Whether a saved result answers what is asked: of the same ticket and way, and of a change to the same flight. */
export const isSavedAs = (
  saved: Pick<SavedFeeResult, 'reference' | 'way' | 'target'>,
  { reference, way, target }: FeesToSave,
): boolean =>
  saved.reference === reference &&
  saved.way === way &&
  saved.target?.flightNo === target?.flightNo &&
  saved.target?.departs === target?.departs;

/** A result that was saved, and no answer came; by reference. In memory alone. */
const unsureSaving: DraftForm<FeesToSave> = { name: 'feesSaved', keeps: {}, choices: () => ({}) };

/** Saves a result; what is not certain is looked up among those saved. */
export function useSavingFees(reference: string) {
  const { drafts } = useSession();
  const { mutateAsync } = useSaveFees();
  const lookUp = useLookUpSavedFees();
  const reload = useReloadSavedFees();
  const [unsure] = useState(() => drafts.read(unsureSaving, reference));
  return useVerifiedMutation<FeesToSave, unknown>({
    send: (sent) => mutateAsync(sent),
    lookUp: async (sent) => ((await lookUp()).results.some((one) => isSavedAs(one, sent)) ? true : undefined),
    unsure,
    onUnsure: (sent) =>
      sent === undefined
        ? drafts.forget(unsureSaving, reference)
        : drafts.write(unsureSaving, sent, reference),
    // The button stays busy until the page says that it has been saved.
    onDone: () => reload(),
  });
}
