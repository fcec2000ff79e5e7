import type { InvoiceTitle, TitleFields } from '../../contracts/saved-people/invoice-titles.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import {
  checkInvoiceTitle,
  checkInvoiceTitleField,
  emptyInvoiceTitle,
  invoiceTitleFields,
  type InvoiceTitleField,
  type InvoiceTitleTyped,
} from '../../validators/saved-people/invoice-title.ts';
import type { SavedContext } from '../../validators/saved-people/saved-contact.ts';
import { asTyped, documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useChoose, useFormValue, type FormRules } from '../form-fields/use-form.ts';

export interface InvoiceTitleFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: InvoiceTitleTyped | undefined;
  /** The saved titles, and which of them is changed. */
  context: SavedContext<InvoiceTitle>;
  /** Each change, with all that is typed. */
  onChange?: ((typed: InvoiceTitleTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: TitleFields) => void;
}

/** The same fields, as a form library wants them: it writes into them. */
type TitleValues = { -readonly [Field in keyof InvoiceTitleTyped]: InvoiceTitleTyped[Field] };

const rules: FormRules<TitleValues, SavedContext<InvoiceTitle>, InvoiceTitleField> = {
  check: checkInvoiceTitleField,
  fields: ({ kind }) => (kind === 'person' ? ['title'] : invoiceTitleFields),
};

/** Asks whom a receipt is made out to: a person, or a company with its tax number. */
export function InvoiceTitleForm({
  defaultValue = emptyInvoiceTitle,
  context,
  onChange,
  onSubmit,
  children,
  ...root
}: InvoiceTitleFormProps) {
  const t = useMessages('saved-people');
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, rules, onChange }}
      labelOf={(field) => t(`field.${field}`)}
      onSubmit={(typed) => {
        const value = checkInvoiceTitle(typed, context);
        if (value) onSubmit(value);
      }}
    >
      <Kind />
      <FormText
        field="title"
        label={t('field.title')}
        hint={t('title.hint')}
        attributes={{ ...asTyped, autoComplete: 'section-invoice organization' }}
      />
      <TaxNumber />
      {children}
    </RuledForm>
  );
}

const kinds = ['person', 'company'] as const;

function Kind() {
  const t = useMessages('saved-people');
  const choose = useChoose('kind');
  const value = useFormValue<TitleValues, TitleValues['kind']>(({ kind }) => kind);
  return (
    <Segmented
      label={t('field.kind')}
      choices={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      value={value}
      onChange={choose}
    />
  );
}

function TaxNumber() {
  const t = useMessages('saved-people');
  const company = useFormValue<TitleValues, boolean>(({ kind }) => kind === 'company');
  return (
    company && (
      <FormText
        field="taxNo"
        label={t('field.taxNo')}
        hint={t('taxNo.hint')}
        attributes={documentNumberAttributes}
      />
    )
  );
}
