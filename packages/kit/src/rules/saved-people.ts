import { shareIdentity, type IdentityKey } from './beneficiaries.ts';

/** A saved passenger, as far as a list tells it. */
interface Saved {
  readonly id: string;
  readonly paxName: string;
  /** There for the member alone. */
  readonly myUserid?: string | undefined;
  readonly favorPaxIdDtoList: readonly IdentityKey[];
}

/** Passenger of a list who shows a document already; the one that is changed does not count. */
export const holderOf = <Passenger extends Saved>(
  document: IdentityKey,
  list: readonly Passenger[],
  except: string | undefined,
): Passenger | undefined =>
  list.find(({ id, favorPaxIdDtoList }) => id !== except && shareIdentity(favorPaxIdDtoList, [document]));

/** A telephone number as it is compared: digits alone. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Contact of a list that has this phone already; the one that is changed does not count. */
export const contactWith = <Contact extends { readonly id: string; readonly phone: string }>(
  phone: string,
  list: readonly Contact[],
  except: string | undefined,
): Contact | undefined =>
  digitsOf(phone) === ''
    ? undefined
    : list.find((each) => each.id !== except && digitsOf(each.phone) === digitsOf(phone));

/** Parts by which an address is the same one. */
interface Addressed {
  readonly name: string;
  readonly area: string;
  readonly street: string;
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Whether two addresses lead to one door and one person. */
export const sameAddress = (one: Addressed, other: Addressed): boolean =>
  one.area === other.area &&
  plain(one.name) === plain(other.name) &&
  plain(one.street) === plain(other.street);

/** Whether two titles make a receipt out to one name. */
export const sameTitle = (one: { readonly title: string }, other: { readonly title: string }): boolean =>
  plain(one.title) === plain(other.title);
