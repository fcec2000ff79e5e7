import type { Destination } from '../../navigation/routes.ts';

/** Kind of entry that can be saved. */
export type SavedKind = 'passengers' | 'contacts' | 'addresses' | 'titles';

/** The list of each kind (titles belong to what is booked), and one of it as words name it. */
export const lists = {
  passengers: 'savedPassengers',
  contacts: 'savedContacts',
  addresses: 'savedAddresses',
  titles: 'invoiceTitles',
} as const satisfies Record<SavedKind, Destination>;

export const one = {
  passengers: 'passenger',
  contacts: 'contact',
  addresses: 'address',
  titles: 'invoice',
} as const;
