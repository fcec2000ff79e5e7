import { queryPassengerList } from '../contracts/passengers.ts';
import {
  removeAddress,
  removeContact,
  removePassenger,
  saveAddress,
  saveContact,
  savedAddresses,
  savedContacts,
  savePassenger,
} from '../contracts/saved-people.ts';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf, useRead, type ReadResult } from './read.ts';
import { useWrite, type WriteResult } from './write.ts';

/** The screens tell that no answer came, and look up what came of it. */
const outcomeTold = { announce: 'answers' } as const;

/** Contacts whom the airline may reach about an order. */
export const useSavedContacts = (): ReadResult<typeof savedContacts> => useRead(savedContacts, {});

/** Where paper is sent. */
export const useSavedAddresses = (): ReadResult<typeof savedAddresses> => useRead(savedAddresses, {});

export const useSavePassenger = (): WriteResult<typeof savePassenger> => useWrite(savePassenger, outcomeTold);
export const useRemovePassenger = (): WriteResult<typeof removePassenger> =>
  useWrite(removePassenger, outcomeTold);
export const useSaveContact = (): WriteResult<typeof saveContact> => useWrite(saveContact, outcomeTold);
export const useRemoveContact = (): WriteResult<typeof removeContact> => useWrite(removeContact, outcomeTold);
export const useSaveAddress = (): WriteResult<typeof saveAddress> => useWrite(saveAddress, outcomeTold);
export const useRemoveAddress = (): WriteResult<typeof removeAddress> => useWrite(removeAddress, outcomeTold);

/** Asks a read anew, whatever is known already; it rejects when there is no answer. */
function useLookUp<C extends Call>(call: C): (payload: RequestOf<C>) => Promise<ResponseOf<C>> {
  const client = useClient();
  const queries = useQueries();
  return async (payload) => {
    const answer = await client.send(call, payload);
    queries.setQueryData(keyOf(call, payload, client), answer);
    return answer;
  };
}

/** Looks the saved passengers up anew. For an outcome that is unknown. */
export function useLookUpPassengers(): (userId: string) => Promise<ResponseOf<typeof queryPassengerList>> {
  const lookUp = useLookUp(queryPassengerList);
  return (userId) => lookUp({ userId });
}

/** Looks the saved contacts up anew. For an outcome that is unknown. */
export function useLookUpContacts(): () => Promise<ResponseOf<typeof savedContacts>> {
  const lookUp = useLookUp(savedContacts);
  return () => lookUp({});
}

/** Looks the saved addresses up anew. For an outcome that is unknown. */
export function useLookUpAddresses(): () => Promise<ResponseOf<typeof savedAddresses>> {
  const lookUp = useLookUp(savedAddresses);
  return () => lookUp({});
}

const reads = {
  passengers: queryPassengerList.name,
  contacts: savedContacts.name,
  addresses: savedAddresses.name,
} as const;

/** Lets every screen ask anew for what is saved of a kind; resolves when those in sight have their answer. */
export function useReloadSaved(): (what: keyof typeof reads) => Promise<void> {
  const queries = useQueries();
  return (what) => queries.invalidateQueries({ queryKey: [reads[what]] });
}
