import { useMessages } from '../../messages/provider.tsx';
import { consumptionPassword } from '../../validators/codes.ts';
import {
  checkPointsPasswordField,
  pointsPasswordFields,
  type PointsPasswordField,
  type PointsPasswordTyped,
} from '../../validators/account/member-account.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { Secret } from './Secret.tsx';

export interface PointsPasswordFormProps extends FormRootProps {
  /** Something was typed; it is kept nowhere. */
  onChange: () => void;
  /** Two equal passwords by the rules were submitted. */
  onSubmit: (password: string) => void;
}

type Values = { -readonly [Field in keyof PointsPasswordTyped]: string };

const rules: FormRules<Values, undefined, PointsPasswordField> = {
  check: checkPointsPasswordField,
  fields: () => pointsPasswordFields,
};

/** Attributes of 6 digits that no browser should keep among the passwords of the site. */
const digits = { autoComplete: 'off', inputMode: 'numeric', maxLength: 6 } as const;

/** Asks for the password for using points, twice, and says its rules before. */
export function PointsPasswordForm({ onChange, onSubmit, children, ...root }: PointsPasswordFormProps) {
  const t = useMessages('account');
  return (
    <RuledForm<Values, undefined, PointsPasswordField>
      {...root}
      defaultValue={{ password: '', repeat: '' }}
      context={undefined}
      rules={rules}
      // The typed words are handed to nobody.
      onChange={() => onChange()}
      labelOf={(field) => t(field === 'password' ? 'password.points.new' : 'password.points.repeat')}
      onSubmit={({ password }) => {
        const checked = consumptionPassword(password);
        if (checked.ok) onSubmit(checked.value);
      }}
    >
      <Secret
        field="password"
        label={t('password.points.new')}
        hint={t('password.points.hint')}
        {...digits}
      />
      <Secret field="repeat" label={t('password.points.repeat')} {...digits} />
      {children}
    </RuledForm>
  );
}
