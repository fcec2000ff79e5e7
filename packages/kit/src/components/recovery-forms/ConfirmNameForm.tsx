import { useMessages } from '../../messages/provider.tsx';
import { givenNameIn } from '../../rules/recovery/recovery.ts';
import { wholeGivenName } from '../../validators/account/recovery.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { MaskedText } from '../person-line/MaskedText.tsx';
import * as styles from './recovery-forms.css.ts';

export interface ConfirmNameFormProps extends FormRootProps {
  /** As far as it may be seen. */
  familyName: string;
  /** The given name with a part hidden: `*国`. */
  givenHint: string;
  /** Initial value of the field. */
  defaultValue: string;
  /** Each change. */
  onChange: (givenName: string) => void;
  /** A whole given name was submitted; a family name typed with it is left out. */
  onSubmit: (givenName: string) => void;
}

type Values = { givenName: string };

const rules: FormRules<Values, undefined, 'givenName'> = {
  check: (_, { givenName }) => {
    const checked = wholeGivenName(givenName);
    return checked.ok ? undefined : checked;
  },
  fields: () => ['givenName'],
};

/** Shows the name as far as it may be seen, and asks for the hidden part. */
export function ConfirmNameForm({
  familyName,
  givenHint,
  defaultValue,
  onChange,
  onSubmit,
  children,
  ...root
}: ConfirmNameFormProps) {
  const t = useMessages('recovery');
  const submit = ({ givenName }: Values) => {
    const checked = wholeGivenName(givenNameIn(givenName, familyName, givenHint));
    if (checked.ok) onSubmit(checked.value);
  };
  return (
    <RuledForm<Values, undefined, 'givenName'>
      {...root}
      defaultValue={{ givenName: defaultValue }}
      context={undefined}
      rules={rules}
      labelOf={() => t('name.given')}
      onChange={({ givenName }) => onChange(givenName)}
      onSubmit={submit}
    >
      <div className={styles.name}>
        <p className={styles.nameLabel}>{t('name.found')}</p>
        <p className={styles.nameText}>
          <MaskedText text={`${familyName} ${givenHint}`} />
        </p>
      </div>
      <FormText
        field="givenName"
        label={t('name.given')}
        hint={t('name.hint')}
        attributes={{ ...asTyped, autoComplete: 'given-name' }}
      />
      {children}
    </RuledForm>
  );
}
