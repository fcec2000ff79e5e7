import { useMessages } from '../../messages/provider.tsx';
import type { MemberCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { documentNumber } from '../../validators/documents.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';

export interface IdentityFormProps extends FormRootProps {
  /** Of the main document. */
  kind: MemberCredential;
  /** The airline's calendar day, against which the number is checked. */
  today: Day;
  /** Something was typed; it is kept nowhere. */
  onChange: () => void;
  /** A whole number was submitted. */
  onSubmit: (idNo: string) => void;
}

type Values = { number: string };
interface Context {
  readonly kind: MemberCredential;
  readonly today: Day;
}

/** A passport of any country may be on file. */
const checked = (number: string, { kind, today }: Context) =>
  documentNumber(number, kind, { today, country: '' });

const rules: FormRules<Values, Context, 'number'> = {
  check: (_, { number }, context) => {
    const result = checked(number, context);
    return result.ok ? undefined : result;
  },
  fields: () => ['number'],
};

/** Asks for the whole number of the main document. */
export function IdentityForm({ kind, today, onChange, onSubmit, children, ...root }: IdentityFormProps) {
  const t = useMessages('account');
  const context = { kind, today };
  return (
    <RuledForm<Values, Context, 'number'>
      {...root}
      defaultValue={{ number: '' }}
      {...{ context, rules }}
      // The typed words are handed to nobody.
      onChange={() => onChange()}
      labelOf={() => t('identity.number')}
      onSubmit={({ number }) => {
        const result = checked(number, context);
        if (result.ok) onSubmit(result.value);
      }}
    >
      <FormText field="number" label={t('identity.number')} attributes={documentNumberAttributes} />
      {children}
    </RuledForm>
  );
}
