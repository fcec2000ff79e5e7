import { useMessages } from '../../messages/provider.tsx';
import type { CredentialKind } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import {
  checkTicketDocument,
  ticketDocument,
  ticketDocumentFields,
  type TicketDocumentField,
  type TicketDocumentTyped,
} from '../../validators/check-in/ticket-search.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { DocumentKind } from './DocumentKind.tsx';

type Values = { kind: CredentialKind; number: string };

export interface DocumentFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: TicketDocumentTyped;
  /** The day that numbers with a birthday in them are measured by. */
  today: Day;
  /** Each change, with all that is typed. */
  onChange?: ((typed: TicketDocumentTyped) => void) | undefined;
  /** A form without mistakes was submitted; the document as it is sent. */
  onSubmit: (document: { readonly idType: string; readonly idNo: string }) => void;
}

const rules: FormRules<Values, { readonly today: Day }, TicketDocumentField> = {
  check: checkTicketDocument,
  fields: () => ticketDocumentFields,
};

/** The document that a ticket was booked with: its kind and its number. */
export function DocumentForm({
  defaultValue,
  today,
  onChange,
  onSubmit,
  children,
  ...root
}: DocumentFormProps) {
  const t = useMessages('check-in');
  return (
    <RuledForm
      {...root}
      defaultValue={defaultValue}
      rules={rules}
      context={{ today }}
      labelOf={(field) => t(`verify.${field}`)}
      onChange={onChange}
      onSubmit={(typed) => {
        const document = ticketDocument(typed, today);
        if (document) onSubmit(document);
      }}
    >
      <DocumentKind />
      <FormText
        field="number"
        label={t('verify.number')}
        attributes={{ ...documentNumberAttributes, enterKeyHint: 'done' }}
      />
      {children}
    </RuledForm>
  );
}
