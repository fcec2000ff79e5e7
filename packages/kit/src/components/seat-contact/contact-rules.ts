import {
  contactEmail,
  contactName,
  contactPhone,
  type SeatContactChecked,
  type SeatContactTyped,
} from '../../validators/check-in/seat-contact.ts';
import type { ReadForeignPhone } from '../../validators/phone.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The fields that have a rule, in the order of the form. */
export type ContactField = 'name' | 'phone' | 'email';

/** The numbering plans, once they are there. */
export interface ContactContext {
  readonly read: ReadForeignPhone | undefined;
}

const checks = {
  name: ({ name }: SeatContactTyped) => contactName(name),
  phone: ({ phone, country }: SeatContactTyped, { read }: ContactContext) =>
    contactPhone(phone, country, read),
  email: ({ email }: SeatContactTyped) => contactEmail(email),
} as const;

const refusedOf = (field: ContactField, typed: SeatContactTyped, context: ContactContext) => {
  const checked = checks[field](typed, context);
  return checked.ok ? undefined : checked;
};

export const contactRules: FormRules<SeatContactTyped, ContactContext, ContactField> = {
  check: (field, typed, context) => (field in checks ? refusedOf(field, typed, context) : undefined),
  fields: () => ['name', 'phone', 'email'],
};

/** Contact as it is sent; undefined while something is to be put right. */
export function contactOf(typed: SeatContactTyped, context: ContactContext): SeatContactChecked | undefined {
  const [name, phone, email] = [checks.name(typed), checks.phone(typed, context), checks.email(typed)];
  return name.ok && phone.ok && email.ok
    ? { name: name.value, phone: phone.value, email: email.value }
    : undefined;
}
