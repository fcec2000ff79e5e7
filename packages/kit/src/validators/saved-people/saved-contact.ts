import type {
  AddressFields,
  ContactFields,
  SavedAddress,
  SavedContact,
} from '../../contracts/saved-people/saved-people.ts';
import { contactWith, sameAddress } from '../../rules/saved-people.ts';
import { postcode } from '../address.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { phoneTyped } from './phone-typed.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { contactEmail, contactName, contactPhone } from '../check-in/seat-contact.ts';
import { countOf, normaliseInput } from '../typed.ts';

/** A contact as it is typed. */
export interface SavedContactTyped {
  readonly name: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  readonly phone: string;
  /** May be left empty. */
  readonly email: string;
}

/** An address as it is typed. */
export interface SavedAddressTyped {
  readonly name: string;
  readonly phoneCountry: string;
  readonly phone: string;
  /** Code of the county; empty for none. */
  readonly area: string;
  readonly street: string;
  /** May be left empty. */
  readonly postcode: string;
}

export const emptySavedContact: SavedContactTyped = { name: '', phoneCountry: 'CN', phone: '', email: '' };
export const emptySavedAddress: SavedAddressTyped = {
  name: '',
  phoneCountry: 'CN',
  phone: '',
  area: '',
  street: '',
  postcode: '',
};

export type SavedContactField = Exclude<keyof SavedContactTyped, 'phoneCountry'>;
export type SavedAddressField = Exclude<keyof SavedAddressTyped, 'phoneCountry'>;

/** Facts that the rules need beside the fields. */
export interface SavedContext<Saved> {
  /** Entries saved already. */
  readonly list: readonly Saved[];
  /** Id of what is changed. */
  readonly id: string | undefined;
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** Characters of a street with its number, as a parcel's label has room for. Assumed. */
const streetLimits = { min: 3, max: 60 } as const;

function street(input: string): Checked {
  const value = normaliseInput(input).replace(/\s+/g, ' ');
  const count = value.length > 256 ? streetLimits.max + 1 : countOf(value);
  if (count < streetLimits.min) return refuse('address.street');
  return count > streetLimits.max ? refuse('address.long', { max: streetLimits.max }) : accept(value);
}

const contactRules: Readonly<
  Record<SavedContactField, (typed: SavedContactTyped, context: SavedContext<SavedContact>) => Checked>
> = {
  name: ({ name }) => contactName(name),
  phone: ({ phone, phoneCountry }, { read, list, id }) => {
    const checked = contactPhone(phone, phoneCountry, read);
    const found = checked.ok ? contactWith(checked.value, list, id) : undefined;
    return found ? refuse('contact.known', { name: found.name }) : checked;
  },
  email: ({ email }) => contactEmail(email),
};

const addressRules: Readonly<
  Record<SavedAddressField, (typed: SavedAddressTyped, context: SavedContext<SavedAddress>) => Checked>
> = {
  name: ({ name }) => contactName(name),
  phone: ({ phone, phoneCountry }, { read }) => contactPhone(phone, phoneCountry, read),
  area: ({ area }) => (area === '' ? refuse('area.choose') : accept(area)),
  street: (typed, { list, id }) => {
    const checked = street(typed.street);
    const twice = list.some((each) => each.id !== id && sameAddress(each, typed));
    return checked.ok && twice ? refuse('address.known') : checked;
  },
  postcode: (typed) => (normaliseInput(typed.postcode) === '' ? accept('') : postcode(typed.postcode)),
};

export const savedContactFields = Object.keys(contactRules) as readonly SavedContactField[];
export const savedAddressFields = Object.keys(addressRules) as readonly SavedAddressField[];

/** One field by its one rule; undefined when it is good. */
export function checkSavedContactField(
  field: SavedContactField,
  typed: SavedContactTyped,
  context: SavedContext<SavedContact>,
): Refused | undefined {
  const checked = contactRules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** One field by its one rule; undefined when it is good. */
export function checkSavedAddressField(
  field: SavedAddressField,
  typed: SavedAddressTyped,
  context: SavedContext<SavedAddress>,
): Refused | undefined {
  const checked = addressRules[field](typed, context);
  return checked.ok ? undefined : checked;
}

const valueOf = (checked: Checked): string => (checked.ok ? checked.value : '');

/** A contact whose fields are good, as it is sent; undefined for another. */
export function checkSavedContact(
  typed: SavedContactTyped,
  context: SavedContext<SavedContact>,
): ContactFields | undefined {
  if (savedContactFields.some((field) => !contactRules[field](typed, context).ok)) return undefined;
  return {
    name: valueOf(contactRules.name(typed, context)),
    phone: valueOf(contactRules.phone(typed, context)),
    email: valueOf(contactRules.email(typed, context)),
  };
}

/**
 * An address whose fields are good, as it is sent; undefined for another.
 * @param areaNames names of the area, from the province down
 */
export function checkSavedAddress(
  typed: SavedAddressTyped,
  context: SavedContext<SavedAddress>,
  areaNames: readonly string[],
): AddressFields | undefined {
  if (savedAddressFields.some((field) => !addressRules[field](typed, context).ok)) return undefined;
  return {
    name: valueOf(addressRules.name(typed, context)),
    phone: valueOf(addressRules.phone(typed, context)),
    area: typed.area,
    areaNames: [...areaNames],
    street: valueOf(addressRules.street(typed, context)),
    postcode: valueOf(addressRules.postcode(typed, context)),
  };
}

/** A saved contact as the form shows it. */
export const typedOfSavedContact = ({ name, phone, email }: SavedContact): SavedContactTyped => ({
  name,
  ...phoneTyped(phone),
  email,
});

/** A saved address as the form shows it. */
export const typedOfSavedAddress = (address: SavedAddress): SavedAddressTyped => ({
  name: address.name,
  ...phoneTyped(address.phone),
  area: address.area,
  street: address.street,
  postcode: address.postcode,
});

/** Whether a contact that was sent is in the list. */
export const contactSaved = (
  sent: ContactFields,
  list: readonly SavedContact[],
  id: string | undefined,
): boolean =>
  list.some(
    (one) =>
      (id === undefined || one.id === id) &&
      one.name === sent.name &&
      one.email === sent.email &&
      contactWith(sent.phone, [one], undefined) !== undefined,
  );

/** Whether an address that was sent is in the list. */
export const addressSaved = (
  sent: AddressFields,
  list: readonly SavedAddress[],
  id: string | undefined,
): boolean =>
  list.some(
    (one) =>
      (id === undefined || one.id === id) &&
      sameAddress(one, sent) &&
      one.postcode === sent.postcode &&
      contactWith(sent.phone, [one], undefined) !== undefined,
  );
