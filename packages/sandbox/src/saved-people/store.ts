import type { InvoiceTitle, SavedAddress } from '@mapp/kit/contracts';
import type { Accounts } from '../accounts.ts';
import type { Clock } from '../clock.ts';
import { createMemberLists, type MemberLists } from '../member-lists.ts';
import { savedPassengers, type SeededPassenger } from '../seed/passengers.ts';
import { seededAddresses, seededContacts, seededTitles, type KeptContact } from '../seed/saved-people.ts';

/** Everyone and everything that members have saved. */
export interface SavedStore {
  readonly passengers: MemberLists<SeededPassenger>;
  readonly contacts: MemberLists<KeptContact>;
  readonly addresses: MemberLists<SavedAddress>;
  readonly titles: MemberLists<InvoiceTitle>;
  readonly clear: () => void;
}

const idOf = ({ id }: { readonly id: string }): string => id;

export function createSavedStore(clock: Clock, accounts: Accounts): SavedStore {
  const passengers = createMemberLists<SeededPassenger>((cardNo) => {
    const member = accounts.byCard(cardNo);
    return member ? savedPassengers(member, clock.today()) : [];
  }, idOf);
  const contacts = createMemberLists<KeptContact>(seededContacts, idOf);
  const addresses = createMemberLists<SavedAddress>(seededAddresses, idOf);
  const titles = createMemberLists<InvoiceTitle>(seededTitles, idOf);
  return {
    passengers,
    contacts,
    addresses,
    titles,
    clear() {
      passengers.clear();
      contacts.clear();
      addresses.clear();
      titles.clear();
    },
  };
}
