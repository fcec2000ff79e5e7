import {
  addBeneficiary,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
  type BeneficiaryList,
} from '../../contracts/beneficiaries/beneficiaries.ts';
import { queryPassengerList } from '../../contracts/saved-people/passengers.ts';
import { useQueries } from '../query-client.ts';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useLookUp } from '../look-up.ts';

/** The member's beneficiaries, and how many there may be. */
export const useBeneficiaries = (options?: ReadOptions): ReadResult<typeof queryBeneficiary> =>
  useRead(queryBeneficiary, {}, options);

/** The passengers that the member has saved. */
export const usePassengers = (userId: string | undefined): ReadResult<typeof queryPassengerList> =>
  useRead(queryPassengerList, userId === undefined ? undefined : { userId });

/** The screens tell that no answer came, and look up its outcome. */
const outcomeTold = { announce: 'answers' } as const;

/** Adds a beneficiary. */
export const useAddBeneficiary = (): WriteResult<typeof addBeneficiary> =>
  useWrite(addBeneficiary, outcomeTold);

/** Changes a beneficiary. */
export const useUpdateBeneficiary = (): WriteResult<typeof updateBeneficiary> =>
  useWrite(updateBeneficiary, outcomeTold);

/** Removes a beneficiary. */
export const useDeleteBeneficiary = (): WriteResult<typeof deleteBeneficiary> =>
  useWrite(deleteBeneficiary, outcomeTold);

/**
 * Looks the beneficiaries up again, whatever is known already. Nobody's leaving gives it up, so that an answer is the back
 * end's own; it rejects when there is none.
 */
export function useLookUpBeneficiaries(): () => Promise<BeneficiaryList> {
  const lookUp = useLookUp(queryBeneficiary);
  return async () => (await lookUp({})).uniBeneficiary;
}

/** Lets every screen ask for the beneficiaries again, at once or the next time that it is opened; resolves when those in sight have their answer. */
export function useReloadBeneficiaries(): (when?: 'now' | 'nextTime') => Promise<void> {
  const queries = useQueries();
  return (when = 'now') =>
    queries.invalidateQueries({
      queryKey: [queryBeneficiary.name],
      refetchType: when === 'now' ? 'active' : 'none',
    });
}
