import { useUser } from '../../client/account/account.ts';
import { usePassengers } from '../../client/beneficiaries/beneficiaries.ts';
import {
  useInvoiceTitles,
  useSavedAddresses,
  useSavedContacts,
} from '../../client/saved-people/saved-people.ts';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';
import type { RequestFailure } from '../../client/failure.ts';
import type { ReadState } from '../shell/join-reads.ts';

/** Facts of a read that a list screen needs. */
export interface SavedRead<Entry> extends ReadState<RequestFailure> {
  /** Undefined until it is there. */
  readonly list: readonly Entry[] | undefined;
  /** Entries that could not be read. */
  readonly unreadable: readonly UnreadableEntry[] | undefined;
  readonly readAt: number;
}

/** The saved passengers; asking for them needs to know who asks. */
export function usePassengerList() {
  const user = useUser();
  const saved = usePassengers(user.data?.userId);
  const failed = user.error && !user.data ? user : saved;
  return {
    userId: user.data?.userId,
    programmes: saved.data?.programmes,
    read: {
      list: saved.data?.list,
      unreadable: saved.data?.unreadable,
      error: failed.error,
      isFetching: failed.isFetching,
      readAt: saved.dataUpdatedAt,
      refetch: failed.refetch,
    } satisfies SavedRead<NonNullable<typeof saved.data>['list'][number]>,
  };
}

/** The member's own row is changed among the member's account. */
export const isChangeable = ({ myUserid }: { readonly myUserid?: string | undefined }): boolean =>
  myUserid === undefined;

/** The saved contacts. */
export function useContactList() {
  const { data, error, isFetching, dataUpdatedAt: readAt, refetch } = useSavedContacts();
  const { contacts: list, unreadable } = data ?? {};
  return { list, unreadable, error, isFetching, readAt, refetch };
}

/** The saved addresses. */
export function useAddressList() {
  const { data, error, isFetching, dataUpdatedAt: readAt, refetch } = useSavedAddresses();
  const { addresses: list, unreadable } = data ?? {};
  return { list, unreadable, error, isFetching, readAt, refetch };
}

/** The saved titles of receipts. */
export function useTitleList() {
  const { data, error, isFetching, dataUpdatedAt: readAt, refetch } = useInvoiceTitles();
  const { titles: list, unreadable } = data ?? {};
  return { list, unreadable, error, isFetching, readAt, refetch };
}
