import type { SavedAddress, SavedContact } from '../../contracts/saved-people/saved-people.ts';
import {
  savedAddressFields,
  checkSavedAddressField,
  checkSavedContactField,
  savedContactFields,
  type SavedAddressField,
  type SavedAddressTyped,
  type SavedContactField,
  type SavedContactTyped,
  type SavedContext,
} from '../../validators/saved-people/saved-contact.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type ContactValues = { -readonly [Field in keyof SavedContactTyped]: SavedContactTyped[Field] };
export type AddressValues = { -readonly [Field in keyof SavedAddressTyped]: SavedAddressTyped[Field] };

export const contactRules: FormRules<ContactValues, SavedContext<SavedContact>, SavedContactField> = {
  check: checkSavedContactField,
  fields: () => savedContactFields,
};

export const addressRules: FormRules<AddressValues, SavedContext<SavedAddress>, SavedAddressField> = {
  check: checkSavedAddressField,
  fields: () => savedAddressFields,
};
