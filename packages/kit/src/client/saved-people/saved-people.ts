import {
  invoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
} from '../../contracts/saved-people/invoice-titles.ts';
import { queryPassengerList } from '../../contracts/saved-people/passengers.ts';
import {
  removeAddress,
  removeContact,
  removePassenger,
  saveAddress,
  saveContact,
  savedAddresses,
  savedContacts,
  savePassenger,
} from '../../contracts/saved-people/saved-people.ts';
import type { ResponseOf } from '../../contracts/call.ts';
import { useQueries } from '../query-client.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useLookUp } from '../look-up.ts';

/** The screens tell that no answer came, and look up its outcome. */
const outcomeTold = { announce: 'answers' } as const;

/** Contacts whom the airline may reach about an order. */
export const useSavedContacts = (): ReadResult<typeof savedContacts> => useRead(savedContacts, {});

/** Where paper is sent. */
export const useSavedAddresses = (): ReadResult<typeof savedAddresses> => useRead(savedAddresses, {});

/** Names that receipts are made out to. */
export const useInvoiceTitles = (): ReadResult<typeof invoiceTitles> => useRead(invoiceTitles, {});

export const useSavePassenger = (): WriteResult<typeof savePassenger> => useWrite(savePassenger, outcomeTold);
export const useRemovePassenger = (): WriteResult<typeof removePassenger> =>
  useWrite(removePassenger, outcomeTold);
export const useSaveContact = (): WriteResult<typeof saveContact> => useWrite(saveContact, outcomeTold);
export const useRemoveContact = (): WriteResult<typeof removeContact> => useWrite(removeContact, outcomeTold);
export const useSaveAddress = (): WriteResult<typeof saveAddress> => useWrite(saveAddress, outcomeTold);
export const useRemoveAddress = (): WriteResult<typeof removeAddress> => useWrite(removeAddress, outcomeTold);

export const useSaveInvoiceTitle = (): WriteResult<typeof saveInvoiceTitle> =>
  useWrite(saveInvoiceTitle, outcomeTold);
export const useRemoveInvoiceTitle = (): WriteResult<typeof removeInvoiceTitle> =>
  useWrite(removeInvoiceTitle, outcomeTold);

/** Looks the saved passengers up again. For an outcome that is unknown. */
export function useLookUpPassengers(): (userId: string) => Promise<ResponseOf<typeof queryPassengerList>> {
  const lookUp = useLookUp(queryPassengerList);
  return (userId) => lookUp({ userId });
}

/** Looks the saved contacts up again. For an outcome that is unknown. */
export function useLookUpContacts(): () => Promise<ResponseOf<typeof savedContacts>> {
  const lookUp = useLookUp(savedContacts);
  return () => lookUp({});
}

/** Looks the saved addresses up again. For an outcome that is unknown. */
export function useLookUpAddresses(): () => Promise<ResponseOf<typeof savedAddresses>> {
  const lookUp = useLookUp(savedAddresses);
  return () => lookUp({});
}

/** Looks the titles of receipts up again. For an outcome that is unknown. */
export function useLookUpInvoiceTitles(): () => Promise<ResponseOf<typeof invoiceTitles>> {
  const lookUp = useLookUp(invoiceTitles);
  return () => lookUp({});
}

const reads = {
  passengers: queryPassengerList.name,
  contacts: savedContacts.name,
  addresses: savedAddresses.name,
  titles: invoiceTitles.name,
} as const;

/** Lets every screen ask again for what is saved of a kind; resolves when those in sight have their answer. */
export function useReloadSaved(): (what: keyof typeof reads) => Promise<void> {
  const queries = useQueries();
  return (what) => queries.invalidateQueries({ queryKey: [reads[what]] });
}
