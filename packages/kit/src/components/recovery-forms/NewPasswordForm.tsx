import { useMessages } from '../../messages/provider.tsx';
import { loginPassword } from '../../validators/codes.ts';
import {
  checkNewPasswordField,
  emptyPassword,
  newPasswordFields,
  type NewPasswordField,
  type NewPasswordTyped,
} from '../../validators/account/recovery.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useField, type FormRules } from '../form-fields/use-form.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';

export interface NewPasswordFormProps extends FormRootProps {
  /** Two equal passwords by the rules were submitted. */
  onSubmit: (password: string) => void;
}

type Values = { -readonly [Field in keyof NewPasswordTyped]: NewPasswordTyped[Field] };

const rules: FormRules<Values, undefined, NewPasswordField> = {
  check: checkNewPasswordField,
  fields: () => newPasswordFields,
};

/** Asks for a login password, twice. It is kept nowhere but in its fields. */
export function NewPasswordForm({ onSubmit, children, ...root }: NewPasswordFormProps) {
  const t = useMessages('recovery');
  const submit = ({ password }: Values) => {
    const checked = loginPassword(password);
    if (checked.ok) onSubmit(checked.value);
  };
  return (
    <RuledForm<Values, undefined, NewPasswordField>
      {...root}
      defaultValue={emptyPassword}
      context={undefined}
      rules={rules}
      labelOf={(field) => t(field === 'password' ? 'password.field' : 'password.repeat')}
      onSubmit={submit}
    >
      <Password field="password" label={t('password.field')} strength />
      <Password field="repeat" label={t('password.repeat')} />
      {children}
    </RuledForm>
  );
}

function Password({ field, label, strength }: { field: NewPasswordField; label: string; strength?: true }) {
  const { tie, id, error } = useField(field);
  const { min: _min, max: _max, ...rest } = tie;
  return <PasswordField {...rest} {...{ id, label, error, strength }} autoComplete="new-password" />;
}
