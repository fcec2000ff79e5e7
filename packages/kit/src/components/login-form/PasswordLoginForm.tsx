import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkPasswordSignIn,
  currentPassword,
  memberAccount,
  type PasswordSignInTyped,
} from '../../validators/account/sign-in.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useField, type FormRules } from '../form-fields/use-form.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';

export interface PasswordLoginFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: PasswordSignInTyped;
  /** Each change, with all that is typed. */
  onChange: (typed: PasswordSignInTyped) => void;
  /** A form without mistakes was submitted; who signs in as it is sent. */
  onSubmit: (given: PasswordSignInTyped) => void;
  /** The way to a new password, at the password's label. */
  forgot: ReactNode;
}

type Values = { -readonly [Field in keyof PasswordSignInTyped]: string };

const rules: FormRules<Values, undefined, keyof Values> = {
  check: checkPasswordSignIn,
  fields: () => ['account', 'password'],
};

/** Asks for who signs in, and the password. */
export function PasswordLoginForm({
  defaultValue,
  onChange,
  onSubmit,
  forgot,
  children,
  ...root
}: PasswordLoginFormProps) {
  const t = useMessages('sign-in');
  return (
    <RuledForm<Values, undefined, keyof Values>
      {...root}
      {...{ defaultValue, rules, onChange }}
      context={undefined}
      labelOf={(field) => t(field === 'account' ? 'account' : 'passwordField')}
      onSubmit={(typed) => {
        const [account, password] = [memberAccount(typed.account), currentPassword(typed.password)];
        if (account.ok && password.ok) onSubmit({ account: account.value, password: password.value });
      }}
    >
      <FormText
        field="account"
        label={t('account')}
        hint={t('account.hint')}
        attributes={{ ...asTyped, autoComplete: 'username', autoCapitalize: 'none' }}
      />
      <Password forgot={forgot} />
      {children}
    </RuledForm>
  );
}

function Password({ forgot }: { forgot: ReactNode }) {
  const t = useMessages('sign-in');
  const { tie, id, error } = useField('password');
  return (
    <PasswordField
      {...tie}
      {...{ id, error }}
      label={t('passwordField')}
      aside={forgot}
      autoComplete="current-password"
      enterKeyHint="go"
    />
  );
}
