import type { InvoiceTitle, TitleFields } from '../../contracts/saved-people/invoice-titles.ts';
import { sameTitle } from '../../rules/saved-people.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { compact, countOf, normaliseInput } from '../typed.ts';
import type { SavedContext } from './saved-contact.ts';

/** A title as it is typed. */
export interface InvoiceTitleTyped {
  readonly kind: 'person' | 'company';
  readonly title: string;
  /** Of a company alone. */
  readonly taxNo: string;
}

export const emptyInvoiceTitle: InvoiceTitleTyped = { kind: 'person', title: '', taxNo: '' };

export type InvoiceTitleField = Exclude<keyof InvoiceTitleTyped, 'kind'>;

/** Characters that fit on a receipt. Assumed. */
const longestTitle = 50;

/** Fifteen, eighteen or twenty letters and digits, as tax numbers of the mainland have had them. */
const taxNumber = /^(?:[A-Z0-9]{15}|[A-Z0-9]{18}|[A-Z0-9]{20})$/;

/** Name that a receipt is made out to. */
export function receiptTitle(input: string): Checked {
  const value = normaliseInput(input).replace(/\s+/g, ' ');
  if (value === '') return refuse('invoice.title');
  return countOf(value) > longestTitle ? refuse('invoice.long', { max: longestTitle }) : accept(value);
}

/** Tax number of a company. */
export function companyTaxNo(input: string): Checked {
  const value = compact(input).toUpperCase();
  return taxNumber.test(value) ? accept(value) : refuse('invoice.taxNo');
}

type TitleContext = SavedContext<InvoiceTitle>;

const rules: Readonly<
  Record<InvoiceTitleField, (typed: InvoiceTitleTyped, context: TitleContext) => Checked>
> = {
  title: ({ title }, { list, id }) => {
    const checked = receiptTitle(title);
    const twice = list.some((each) => each.id !== id && sameTitle(each, { title }));
    return checked.ok && twice ? refuse('invoice.known') : checked;
  },
  taxNo: ({ kind, taxNo }) => (kind === 'person' ? accept('') : companyTaxNo(taxNo)),
};

export const invoiceTitleFields = Object.keys(rules) as readonly InvoiceTitleField[];

/** One field by its one rule; undefined when it is good. */
export function checkInvoiceTitleField(
  field: InvoiceTitleField,
  typed: InvoiceTitleTyped,
  context: TitleContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** A title whose fields are good, as it is sent; undefined for another. */
export function checkInvoiceTitle(typed: InvoiceTitleTyped, context: TitleContext): TitleFields | undefined {
  const [title, taxNo] = [rules.title(typed, context), rules.taxNo(typed, context)];
  return title.ok && taxNo.ok ? { kind: typed.kind, title: title.value, taxNo: taxNo.value } : undefined;
}

/** A saved title as the form shows it. */
export const typedOfInvoiceTitle = ({ kind, title, taxNo }: InvoiceTitle): InvoiceTitleTyped => ({
  kind,
  title,
  taxNo,
});

/** Whether a title that was sent is in the list. */
export const invoiceTitleSaved = (
  sent: TitleFields,
  list: readonly InvoiceTitle[],
  id: string | undefined,
): boolean =>
  list.some(
    (one) =>
      (id === undefined || one.id === id) &&
      one.kind === sent.kind &&
      sameTitle(one, sent) &&
      one.taxNo === sent.taxNo,
  );
