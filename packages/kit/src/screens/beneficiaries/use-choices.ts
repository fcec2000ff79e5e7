import { useUser } from '../../client/account/account.ts';
import { useBeneficiaries, usePassengers } from '../../client/beneficiaries/beneficiaries.ts';
import type { RequestFailure } from '../../client/failure.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import type { PassengerChoice } from '../../components/passenger-list/types.ts';
import { passengerObstacle, placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import { joinReads, type ReadState } from '../shell/join-reads.ts';

/** People whom the member may choose from, as the three reads of them come in. */
export type Choices =
  | { readonly state: 'waiting'; readonly read: ReadState<RequestFailure> }
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
  // One retry is for all that failed, so each has its turn first.
  return { state: 'waiting', read: joinReads(reads.some((read) => read.isLoading) ? [] : reads) };
}
