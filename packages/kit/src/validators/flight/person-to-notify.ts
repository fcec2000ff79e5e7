import type { PersonToNotify } from '../../contracts/flight/people-to-notify.ts';
import { mayBePhone } from '../../rules/notify/people.ts';
import { contactName, contactPhone } from '../check-in/seat-contact.ts';
import type { ReadForeignPhone } from '../phone.ts';
import { accept, type Checked, type Refused } from '../result.ts';
import { normaliseInput } from '../typed.ts';

/** Somebody to notify, as it is typed. */
export interface PersonToNotifyTyped {
  readonly name: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  /** Empty to leave the number of somebody who is there already as it is. */
  readonly phone: string;
}

/** The same as it is sent. */
export interface PersonToNotifySent {
  readonly name: string;
  /** With its calling code; left out where it stays. */
  readonly phone?: string;
}

/** Facts that the rules need beside the fields. */
export interface PersonToNotifyContext {
  /** Somebody who is there already is changed: a number need not be typed again. */
  readonly changes: boolean;
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

export type PersonToNotifyField = Exclude<keyof PersonToNotifyTyped, 'phoneCountry'>;

export const emptyPersonToNotify: PersonToNotifyTyped = { name: '', phoneCountry: 'CN', phone: '' };

const rules: Readonly<
  Record<PersonToNotifyField, (typed: PersonToNotifyTyped, context: PersonToNotifyContext) => Checked>
> = {
  name: ({ name }) => contactName(name),
  phone: ({ phone, phoneCountry }, { changes, read }) =>
    changes && normaliseInput(phone) === '' ? accept('') : contactPhone(phone, phoneCountry, read),
};

export const personToNotifyFields = Object.keys(rules) as readonly PersonToNotifyField[];

/** One field by its one rule; undefined when it is good. */
export function checkPersonToNotifyField(
  field: PersonToNotifyField,
  typed: PersonToNotifyTyped,
  context: PersonToNotifyContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** Somebody whose fields are good, as it is sent; undefined for another. */
export function checkPersonToNotify(
  typed: PersonToNotifyTyped,
  context: PersonToNotifyContext,
): PersonToNotifySent | undefined {
  const [name, phone] = [rules.name(typed, context), rules.phone(typed, context)];
  if (!name.ok || !phone.ok) return undefined;
  return { name: name.value, ...(phone.value !== '' && { phone: phone.value }) };
}

/** Whether what was sent is in the list; of a number only the last digits are told. */
export const personToNotifySaved = (
  { name, phone }: PersonToNotifySent,
  list: readonly PersonToNotify[],
  id: string | undefined,
): boolean =>
  list.some(
    (one) =>
      (id === undefined || one.id === id) &&
      one.name === name &&
      (phone === undefined || mayBePhone(phone, one.phone)),
  );
