import type { Call } from '../call.ts';
import { invoiceTitles, removeInvoiceTitle, saveInvoiceTitle } from './invoice-titles.ts';
import { queryPassengerList } from './passengers.ts';
import {
  savePassenger,
  removePassenger,
  savedContacts,
  saveContact,
  removeContact,
  savedAddresses,
  saveAddress,
  removeAddress,
} from './saved-people.ts';

/** Calls of the area `saved-people`. */
export const calls: readonly Call[] = [
  queryPassengerList,
  savePassenger,
  removePassenger,
  savedContacts,
  saveContact,
  removeContact,
  savedAddresses,
  saveAddress,
  removeAddress,
  invoiceTitles,
  saveInvoiceTitle,
  removeInvoiceTitle,
];
