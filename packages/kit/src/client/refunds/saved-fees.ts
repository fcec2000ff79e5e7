import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import {
  removeFeeResult,
  savedFeeResults,
  saveFeeResult,
  type SavedFeeResults,
} from '../../contracts/refunds/saved-fees.ts';
import { useLookUp } from '../look-up.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** Results that the member has saved. */
export const useSavedFees = (options?: ReadOptions): ReadResult<typeof savedFeeResults> =>
  useRead(savedFeeResults, {}, options);

/** The screens say in words of their own what was refused, and look up what no answer came of. */
const toldHere = { announce: 'answers', handles: Object.keys(refundRefusals) } as const;

/** Saves a result. */
export const useSaveFees = (): WriteResult<typeof saveFeeResult> => useWrite(saveFeeResult, toldHere);

/** Removes a saved result. */
export const useRemoveFees = (): WriteResult<typeof removeFeeResult> => useWrite(removeFeeResult, toldHere);

/** Looks the saved results up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpSavedFees(): () => Promise<SavedFeeResults> {
  const lookUp = useLookUp(savedFeeResults);
  return () => lookUp({});
}

const savedCalls = [savedFeeResults] as const;

/** Lets every screen ask for the saved results again; resolves when those in sight have their answer. */
export const useReloadSavedFees = (): (() => Promise<void>) => useReload(savedCalls);
