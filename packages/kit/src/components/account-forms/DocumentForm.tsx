import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { MemberCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { documentParts } from '../../rules/member-account.ts';
import {
  checkDocumentField,
  documentFields,
  type DocumentField,
  type DocumentTyped,
} from '../../validators/account/member-account.ts';
import { asTyped, documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useShared, useFormValue, type FormRules } from '../form-fields/use-form.ts';
import { Issued } from './Issued.tsx';

export interface DocumentFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: DocumentTyped;
  /** The kinds to choose from; one alone is no choice. */
  kinds: readonly MemberCredential[];
  /** The airline's calendar day, against which days are checked. */
  today: Day;
  /** Each change, with all that is typed. */
  onChange: (typed: DocumentTyped) => void;
  /** A form without mistakes was submitted. */
  onSubmit: (typed: DocumentTyped) => void;
}

type Values = { -readonly [Field in keyof DocumentTyped]: DocumentTyped[Field] };

const rules: FormRules<Values, Day, DocumentField> = { check: checkDocumentField, fields: documentFields };

/** Words of each field. */
const labels = { number: 'number', expiry: 'expiry', country: 'issuer' } as const;

/** Asks for an identity document, and says before that it cannot be changed after entry. */
export function DocumentForm({
  defaultValue,
  kinds,
  today,
  onChange,
  onSubmit,
  children,
  ...root
}: DocumentFormProps) {
  const t = useMessages('account');
  const forms = useMessages('forms');
  return (
    <RuledForm<Values, Day, DocumentField>
      {...root}
      {...{ defaultValue, rules, onChange, onSubmit }}
      context={today}
      labelOf={(field) => (field === 'name' ? t('document.name') : forms(labels[field]))}
    >
      <Notice tone="attention">{t('document.fixed')}</Notice>
      {kinds.length > 1 && <Kind kinds={kinds} />}
      <FormText
        field="name"
        label={t('document.name')}
        hint={t('document.nameHint')}
        attributes={{ ...asTyped, autoComplete: 'name', lang: 'zh' }}
      />
      <FormText field="number" label={forms('number')} attributes={documentNumberAttributes} />
      <More today={today} />
      {children}
    </RuledForm>
  );
}

function Kind({ kinds }: Pick<DocumentFormProps, 'kinds'>) {
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { form } = useShared<Values, Day>();
  const kind = useFormValue<Values, MemberCredential>((typed) => typed.kind);
  return (
    <SelectField
      label={forms('kind')}
      choices={kinds.map((each) => ({ value: each, label: words(`document.${each}`) }))}
      value={kind}
      onChange={(event) => {
        form.setValue('kind', event.target.value as MemberCredential);
        // The errors came from the rules of another kind.
        form.clearErrors(['number', 'expiry', 'country']);
      }}
    />
  );
}

function More({ today }: { today: Day }) {
  const kind = useFormValue<Values, MemberCredential>((typed) => typed.kind);
  return <Issued parts={documentParts[kind]} today={today} />;
}
