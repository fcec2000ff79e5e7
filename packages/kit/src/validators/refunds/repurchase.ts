import type { RepurchaseWish } from '../../contracts/refunds/repurchase.ts';
import { smsCode } from '../codes.ts';
import { ownTicketNumber } from '../numbers.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { compact } from '../typed.ts';

/** A search for a repurchased ticket as it is typed. */
export interface RepurchaseTyped {
  readonly old: string;
  readonly new: string;
  readonly documentNo: string;
  readonly code: string;
}

export const emptyRepurchase: RepurchaseTyped = { old: '', new: '', documentNo: '', code: '' };

export type RepurchaseTypedField = keyof RepurchaseTyped;

/** Letters and digits of any document that a ticket can be issued to. Assumed. */
const documentLimits = { min: 5, max: 18 } as const;

function documentNumber(input: string): Checked {
  const number = compact(input).toUpperCase();
  const { min, max } = documentLimits;
  return /^[A-Z\d]+$/.test(number) && number.length >= min && number.length <= max
    ? accept(number)
    : refuse('document.lenient', documentLimits);
}

const rules: Readonly<Record<RepurchaseTypedField, (typed: RepurchaseTyped) => Checked>> = {
  old: ({ old }) => ownTicketNumber(old),
  new: (typed) => ownTicketNumber(typed.new),
  documentNo: ({ documentNo }) => documentNumber(documentNo),
  code: ({ code }) => smsCode(code),
};

export const repurchaseTypedFields = Object.keys(rules) as readonly RepurchaseTypedField[];

/** One field by its one rule; undefined when it is good. */
export function checkRepurchaseField(
  field: RepurchaseTypedField,
  typed: RepurchaseTyped,
): Refused | undefined {
  const checked = rules[field](typed);
  return checked.ok ? undefined : checked;
}

const valueOf = (checked: Checked): string => (checked.ok ? checked.value : '');

/** Ticket and document that a code is sent for, as far as they are good. */
export const repurchaseProof = (typed: RepurchaseTyped): Pick<RepurchaseWish, 'ticketNo' | 'documentNo'> => ({
  ticketNo: valueOf(rules.old(typed)),
  documentNo: valueOf(rules.documentNo(typed)),
});

/** A search whose fields are good, as it is sent; undefined for another. */
export function repurchaseWish(typed: RepurchaseTyped): RepurchaseWish | undefined {
  if (repurchaseTypedFields.some((field) => !rules[field](typed).ok)) return undefined;
  return {
    ...repurchaseProof(typed),
    newTicketNo: valueOf(rules.new(typed)),
    code: valueOf(rules.code(typed)),
  };
}
