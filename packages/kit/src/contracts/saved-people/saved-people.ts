import * as z from 'zod/mini';
import { genders } from '../../rules/genders.ts';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { identityOnWire } from '../beneficiaries/beneficiaries.ts';
import { defineCall } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day } from '../wire.ts';
import { frequentFlyerCard } from './frequent-flyer.ts';

/** None of these paths is shown in the documents; all are our proposal. */
const assumed = { area: 'mine', source: 'assumed' } as const;
const write = { ...assumed, write: true, onlyCode200: true } as const;
const path = (verb: string) => `/api/saved/${verb}`;

const passengerFields = z.object({
  cnFamilyName: optional(z.string()),
  cnGivenName: optional(z.string()),
  enFamilyName: optional(z.string()),
  enGivenName: optional(z.string()),
  paxType: z.enum(passengerTypes),
  gender: z.enum(genders),
  birthday: day,
  /** ISO 3166. */
  country: z.string(),
  favorPaxIdDtoList: listOf(identityOnWire).check(z.minLength(1)),
  card: optional(frequentFlyerCard),
  /** With its calling code. */
  mobile: optional(z.string()),
  email: optional(z.string()),
});
export type PassengerFields = z.input<typeof passengerFields>;

export const savePassenger = defineCall({
  ...write,
  name: 'savePassenger',
  path: path('savePassenger'),
  summary: 'Saves a passenger: not the member, and no document twice. With an id, in the place of that one.',
  request: z.extend(passengerFields, { id: optional(z.string()) }),
  response: z.object({ id: z.string() }),
});

export const removePassenger = defineCall({
  ...write,
  name: 'removePassenger',
  path: path('removePassenger'),
  summary: 'Removes a saved passenger.',
  request: z.object({ id: z.string() }),
  response: z.object({}),
});

const contactFields = z.object({
  name: z.string(),
  /** With its calling code. */
  phone: z.string(),
  /** Empty where none is given. */
  email: z.string(),
});
export type ContactFields = z.input<typeof contactFields>;

const contact = z.extend(contactFields, { id: z.string() });
export type SavedContact = z.output<typeof contact>;

export const savedContacts = defineCall({
  ...assumed,
  name: 'savedContacts',
  path: path('contacts'),
  summary: 'Contacts for an order, as the member has saved them.',
  request: z.object({}),
  response: entriesOf('contacts', contact, 'id', {}),
});

export const saveContact = defineCall({
  ...write,
  name: 'saveContact',
  path: path('saveContact'),
  summary: 'Saves a contact, no phone twice. With an id, in the place of that one.',
  request: z.extend(contactFields, { id: optional(z.string()) }),
  response: z.object({ id: z.string() }),
});

export const removeContact = defineCall({
  ...write,
  name: 'removeContact',
  path: path('removeContact'),
  summary: 'Removes a saved contact.',
  request: z.object({ id: z.string() }),
  response: z.object({}),
});

const addressFields = z.object({
  /** Recipient of what is sent. */
  name: z.string(),
  phone: z.string(),
  /** Code of the county, six digits. */
  area: z.string().check(z.regex(/^\d{6}$/)),
  /** Names from the province down, as the code means them. */
  areaNames: listOf(z.string()),
  street: z.string(),
  /** Empty where none is given. */
  postcode: z.string(),
});
export type AddressFields = z.input<typeof addressFields>;

const address = z.extend(addressFields, { id: z.string() });
export type SavedAddress = z.output<typeof address>;

export const savedAddresses = defineCall({
  ...assumed,
  name: 'savedAddresses',
  path: path('addresses'),
  summary: 'Where paper is sent, as the member has saved it.',
  request: z.object({}),
  response: entriesOf('addresses', address, 'id', {}),
});

export const saveAddress = defineCall({
  ...write,
  name: 'saveAddress',
  path: path('saveAddress'),
  summary: 'Saves an address, none twice. With an id, in the place of that one.',
  request: z.extend(addressFields, { id: optional(z.string()) }),
  response: z.object({ id: z.string() }),
});

export const removeAddress = defineCall({
  ...write,
  name: 'removeAddress',
  path: path('removeAddress'),
  summary: 'Removes a saved address.',
  request: z.object({ id: z.string() }),
  response: z.object({}),
});
