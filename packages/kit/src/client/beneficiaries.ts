import {
  addBeneficiary,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
} from '../contracts/beneficiaries.ts';
import { queryPassengerList } from '../contracts/passengers.ts';
import { useQueries } from './query-client.ts';
import { useRead, type ReadOptions, type ReadResult } from './read.ts';
import { useWrite, type WriteResult } from './write.ts';

/** The member's beneficiaries, and how many there may be. */
export const useBeneficiaries = (options?: ReadOptions): ReadResult<typeof queryBeneficiary> =>
  useRead(queryBeneficiary, {}, options);

/** The passengers that the member has saved. */
export const usePassengers = (userId: string | undefined): ReadResult<typeof queryPassengerList> =>
  useRead(queryPassengerList, { userId: userId ?? '' }, { enabled: userId !== undefined });

/** Adds a beneficiary. */
export const useAddBeneficiary = (): WriteResult<typeof addBeneficiary> => useWrite(addBeneficiary);

/** Changes a beneficiary. */
export const useUpdateBeneficiary = (): WriteResult<typeof updateBeneficiary> => useWrite(updateBeneficiary);

/** Removes a beneficiary. */
export const useDeleteBeneficiary = (): WriteResult<typeof deleteBeneficiary> => useWrite(deleteBeneficiary);

/** Lets every screen ask for the beneficiaries anew; resolves when those in sight have their answer. */
export function useReloadBeneficiaries(): () => Promise<void> {
  const queries = useQueries();
  return () => queries.invalidateQueries({ queryKey: [queryBeneficiary.name] });
}
