import { bankOf, banks, type Bank, type CardKind } from '../../rules/bank-card/banks.ts';
import type { Day } from '../../rules/days.ts';
import { identityNumber } from '../identity-number.ts';
import { contactName } from '../check-in/seat-contact.ts';
import { bankCard } from '../numbers.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';

/** A bank card as it is typed. */
export interface BankCardTyped {
  readonly holder: string;
  readonly documentNo: string;
  readonly kind: CardKind;
  readonly number: string;
  /** Empty for none. */
  readonly bank: Bank | '';
}

export const emptyBankCard: BankCardTyped = {
  holder: '',
  documentNo: '',
  kind: 'savings',
  number: '',
  bank: '',
};

/** A bank card as it is sent. */
export interface BankCardFields {
  /** Left out where the airline knows the holder. */
  readonly holder?: string;
  readonly documentNo?: string;
  readonly kind: CardKind;
  readonly cardNumber: string;
  readonly bank: Bank;
}

/** Facts that the rules need beside the fields. */
export interface BankCardContext {
  readonly today: Day;
  /** The airline knows name and document of the holder: neither is asked for. */
  readonly holderKnown: boolean;
}

export type BankCardField = 'holder' | 'documentNo' | 'number' | 'bank';

type Rules = Readonly<Record<BankCardField, (typed: BankCardTyped, context: BankCardContext) => Checked>>;

const rules: Rules = {
  holder: ({ holder }) => contactName(holder),
  documentNo: ({ documentNo }, { today }) => identityNumber(documentNo, today),
  number: ({ number }) => bankCard(number),
  bank: ({ bank }) => (bank === '' ? refuse('bank.choose') : accept(bank)),
};

/** Fields in the order in which they are shown. */
export const bankCardFields = ({
  holderKnown,
}: Pick<BankCardContext, 'holderKnown'>): readonly BankCardField[] =>
  holderKnown ? ['number', 'bank'] : ['holder', 'documentNo', 'number', 'bank'];

/** One field by its one rule; undefined when it is good. */
export function checkBankCardField(
  field: BankCardField,
  typed: BankCardTyped,
  context: BankCardContext,
): Refused | undefined {
  if (!bankCardFields(context).includes(field)) return undefined;
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

const valueOf = (checked: Checked): string => (checked.ok ? checked.value : '');

/** A card whose fields are good, as it is sent; undefined for another. */
export function checkBankCard(typed: BankCardTyped, context: BankCardContext): BankCardFields | undefined {
  if (bankCardFields(context).some((field) => !rules[field](typed, context).ok)) return undefined;
  return {
    ...(!context.holderKnown && {
      holder: valueOf(rules.holder(typed, context)),
      documentNo: valueOf(rules.documentNo(typed, context)),
    }),
    kind: typed.kind,
    cardNumber: valueOf(rules.number(typed, context)),
    bank: banks.find((bank) => bank === typed.bank) ?? 'other',
  };
}

/** The bank of what is typed so far. */
export const bankOfTyped = (number: string): Bank | undefined => bankOf(number.replace(/\D/g, ''));
