import { useMessages } from '../../messages/provider.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { loginPassword } from '../../validators/codes.ts';
import {
  checkLoginPasswordField,
  loginPasswordFields,
  type LoginPasswordField,
  type LoginPasswordTyped,
} from '../../validators/account/member-account.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { Secret } from './Secret.tsx';

export interface LoginPasswordFormProps extends FormRootProps {
  /** Where a forgotten password leads. */
  forgottenHref: string;
  /** Something was typed; it is kept nowhere. */
  onChange: () => void;
  /** A form without mistakes was submitted. */
  onSubmit: (passwords: { readonly oldPassword: string; readonly newPassword: string }) => void;
}

type Values = { -readonly [Field in keyof LoginPasswordTyped]: string };

const rules: FormRules<Values, undefined, LoginPasswordField> = {
  check: checkLoginPasswordField,
  fields: () => loginPasswordFields,
};

const labels = { old: 'password.old', password: 'password.new', repeat: 'password.repeat' } as const;

/** Asks for the login password in use and for a new one, twice. */
export function LoginPasswordForm({
  forgottenHref,
  onChange,
  onSubmit,
  children,
  ...root
}: LoginPasswordFormProps) {
  const t = useMessages('account');
  return (
    <RuledForm<Values, undefined, LoginPasswordField>
      {...root}
      defaultValue={{ old: '', password: '', repeat: '' }}
      context={undefined}
      rules={rules}
      // The typed words are handed to nobody.
      onChange={() => onChange()}
      labelOf={(field) => t(labels[field])}
      onSubmit={({ old, password }) => {
        const checked = loginPassword(password);
        if (checked.ok) onSubmit({ oldPassword: old, newPassword: checked.value });
      }}
    >
      <Secret
        field="old"
        label={t('password.old')}
        autoComplete="current-password"
        aside={<Link href={forgottenHref}>{t('password.forgotten')}</Link>}
      />
      <Secret field="password" label={t('password.new')} autoComplete="new-password" strength />
      <Secret field="repeat" label={t('password.repeat')} autoComplete="new-password" />
      {children}
    </RuledForm>
  );
}
