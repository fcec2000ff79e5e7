import { useMessages } from '../../messages/provider.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useField, useShared } from './use-form.ts';

/** The login password, twice. */
export function PasswordGroup() {
  const t = useMessages('register');
  const { form } = useShared();
  const password = useField('password');
  const repeat = useField('repeat');
  return (
    <FieldGroup title={t('group.password')}>
      <PasswordField
        {...password.tie}
        id={password.id}
        error={password.error}
        label={t('password')}
        autoComplete="new-password"
        defaultValue={form.getValues('password')}
        strength
      />
      <PasswordField
        {...repeat.tie}
        id={repeat.id}
        error={repeat.error}
        label={t('repeat')}
        placeholder={t('repeat.placeholder')}
        autoComplete="new-password"
      />
    </FieldGroup>
  );
}
