import { useUser } from '../../client/account.ts';
import { useBeneficiaries, usePassengers } from '../../client/beneficiaries.ts';
import type { RequestFailure } from '../../client/failure.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import type { PassengerChoice } from '../../components/passenger-list/types.ts';
import { passengerObstacle, placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import { failedReads } from '../shell/failed-reads.ts';

/** People whom the member may choose from, as the three reads of them come in. */
export type Choices =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly failure: RequestFailure;
      readonly retry: () => void;
      readonly busy: boolean;
    }
  | {
      readonly state: 'ready';
      readonly passengers: readonly PassengerChoice[];
      /** Passengers that could not be read. */
      readonly unreadable: readonly UnreadableEntry[] | undefined;
      /** How many beneficiaries there may be, and how many more. */
      readonly max: number;
      readonly left: number;
    };

/** The saved passengers in their order, each with the reason why it cannot be chosen, if there is one. */
export function useChoices(): Choices {
  const user = useUser();
  const beneficiaries = useBeneficiaries();
  const passengers = usePassengers(user.data?.userId);
  if (user.data && beneficiaries.data && passengers.data) {
    const { beneficiaryMax: max, uniBeneficiaryDetails } = beneficiaries.data.uniBeneficiary;
    const { userId } = user.data;
    const known = uniBeneficiaryDetails.flatMap(({ idList }) => idList);
    return {
      state: 'ready',
      max,
      left: roomLeft(max, placesTaken(beneficiaries.data.uniBeneficiary)),
      unreadable: passengers.data.unreadable,
      passengers: [...passengers.data.list]
        .sort((one, other) => one.sort - other.sort)
        .map((passenger) => ({ passenger, obstacle: passengerObstacle(passenger, { userId, known }) })),
    };
  }
  const reads = [user, beneficiaries, passengers];
  const failed = failedReads(reads);
  // One retry is for all that failed, so each has its turn first.
  if (!failed || reads.some((read) => read.isLoading)) return { state: 'loading' };
  return { state: 'failed', ...failed };
}
