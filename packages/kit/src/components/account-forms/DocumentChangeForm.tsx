import { useMessages } from '../../messages/provider.tsx';
import type { Day } from '../../rules/days.ts';
import { documentParts } from '../../rules/member-account.ts';
import {
  checkDocumentChangeField,
  documentChangeFields,
  type DocumentChangeField,
  type DocumentChangeTyped,
} from '../../validators/account/member-account.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { Issued } from './Issued.tsx';

export interface DocumentChangeFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: DocumentChangeTyped;
  /** The airline's calendar day, against which days are checked. */
  today: Day;
  /** Each change, with all that is typed. */
  onChange: (typed: DocumentChangeTyped) => void;
  /** A form without mistakes was submitted. */
  onSubmit: (typed: DocumentChangeTyped) => void;
}

type Values = { -readonly [Field in keyof DocumentChangeTyped]: DocumentChangeTyped[Field] };

const rules: FormRules<Values, Day, DocumentChangeField> = {
  check: checkDocumentChangeField,
  fields: documentChangeFields,
};

/** Asks for what can be changed of a document: until when it holds, and who issued it. */
export function DocumentChangeForm({
  defaultValue,
  today,
  onChange,
  onSubmit,
  children,
  ...root
}: DocumentChangeFormProps) {
  const t = useMessages('forms');
  return (
    <RuledForm<Values, Day, DocumentChangeField>
      {...root}
      {...{ defaultValue, rules, onChange, onSubmit }}
      context={today}
      labelOf={(field) => t(field === 'expiry' ? 'expiry' : 'issuer')}
    >
      <Issued parts={documentParts[defaultValue.kind]} today={today} />
      {children}
    </RuledForm>
  );
}
