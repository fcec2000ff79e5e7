import type {
  AddressFields,
  ContactFields,
  PassengerFields,
} from '../../contracts/saved-people/saved-people.ts';
import type { TitleFields } from '../../contracts/saved-people/invoice-titles.ts';
import type { InvoiceTitleTyped } from '../../validators/saved-people/invoice-title.ts';
import type { SavedAddressTyped, SavedContactTyped } from '../../validators/saved-people/saved-contact.ts';
import type { PassengerTyped } from '../../validators/saved-people/saved-passenger.ts';
import { personalDraft } from '../shell/use-form-draft.ts';

export const passengerDraft = personalDraft<PassengerTyped, PassengerFields>('savedPassenger');
export const contactDraft = personalDraft<SavedContactTyped, ContactFields>('savedContact');
export const titleDraft = personalDraft<InvoiceTitleTyped, TitleFields>('invoiceTitle');
export const addressDraft = personalDraft<SavedAddressTyped, AddressFields>('savedAddress');

/** Subject of a draft: the entry that is changed, or the new one. */
export const subjectOf = (id: string | undefined): string => id ?? 'new';
