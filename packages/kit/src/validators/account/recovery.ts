import type { CredentialKind } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import type { RecoveryWay } from '../../rules/recovery/recovery.ts';
import { loginPassword, repeatedPassword } from '../codes.ts';
import { documentNumber } from '../documents.ts';
import { email } from '../email.ts';
import { chineseName, latinName } from '../names.ts';
import { mainlandPhone } from '../phone.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { compact, hasHan } from '../typed.ts';

/** Member who has forgotten the password, as typed. */
export interface FindTyped {
  readonly way: RecoveryWay;
  readonly kind: CredentialKind;
  readonly number: string;
  readonly card: string;
}

/** The document is an ID card at first. Source: membership.md section 3. */
export const emptyFind: FindTyped = { way: 'document', kind: 'identityCard', number: '', card: '' };

const cardNumber = /^\d{12}$/;

/** A membership number: 12 digits. */
export function memberCard(input: string): Checked {
  const number = compact(input);
  return cardNumber.test(number) ? accept(number) : refuse('member.card', { count: 12 });
}

export type FindField = 'number' | 'card';

/** Fields that are asked for in the chosen way. */
export const findFields = ({ way }: FindTyped): readonly FindField[] =>
  way === 'document' ? ['number'] : ['card'];

const refusedBy = (checked: Checked<unknown>): Refused | undefined => (checked.ok ? undefined : checked);

/** A passport of any country may be shown: its issuer is not asked for. */
const shownNumber = ({ kind, number }: FindTyped, today: Day): Checked =>
  documentNumber(number, kind, { today, country: '' });

export function checkFindField(field: FindField, typed: FindTyped, today: Day): Refused | undefined {
  if (!findFields(typed).includes(field)) return undefined;
  return refusedBy(field === 'card' ? memberCard(typed.card) : shownNumber(typed, today));
}

/** Values to send of a form without mistakes. */
export function findSent(
  typed: FindTyped,
  today: Day,
): { readonly card: string } | { readonly number: string } | undefined {
  const checked = typed.way === 'card' ? memberCard(typed.card) : shownNumber(typed, today);
  if (!checked.ok) return undefined;
  return typed.way === 'card' ? { card: checked.value } : { number: checked.value };
}

/** The whole given name, in Chinese or in letters. */
export const wholeGivenName = (input: string): Checked =>
  hasHan(input) ? chineseName(input, 'part') : latinName(input);

/** A phone or an address in place of what is on file. */
export interface NewContactTyped {
  readonly by: 'mobile' | 'email';
  readonly newPhone: string;
  readonly newEmail: string;
}

export const emptyContact: NewContactTyped = { by: 'mobile', newPhone: '', newEmail: '' };

export type NewContactField = 'newPhone' | 'newEmail';

export const newContactFields = ({ by }: NewContactTyped): readonly NewContactField[] =>
  by === 'mobile' ? ['newPhone'] : ['newEmail'];

/** The phone or the address as it is sent, or why it is refused. */
export const newContact = ({ by, newPhone, newEmail }: NewContactTyped): Checked =>
  by === 'mobile' ? mainlandPhone(newPhone) : email(newEmail);

export const checkNewContactField = (field: NewContactField, typed: NewContactTyped): Refused | undefined =>
  newContactFields(typed).includes(field) ? refusedBy(newContact(typed)) : undefined;

/** A new login password, typed twice. */
export interface NewPasswordTyped {
  readonly password: string;
  readonly repeat: string;
}

export const emptyPassword: NewPasswordTyped = { password: '', repeat: '' };

export type NewPasswordField = keyof NewPasswordTyped;

export const newPasswordFields: readonly NewPasswordField[] = ['password', 'repeat'];

export const checkNewPasswordField = (
  field: NewPasswordField,
  { password, repeat }: NewPasswordTyped,
): Refused | undefined =>
  refusedBy(field === 'password' ? loginPassword(password) : repeatedPassword(repeat, password));
