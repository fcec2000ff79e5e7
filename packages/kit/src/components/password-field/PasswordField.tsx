import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Field, type FieldProps } from '../../primitives/field/Field.tsx';
import { PasswordStrengthLine } from './PasswordStrengthLine.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'before' | 'after' | 'autoComplete'> {
  /** `new-password` where one is chosen, `current-password` where it is asked for; `off` for what no browser should keep. */
  autoComplete: 'new-password' | 'current-password' | 'off';
  /** Says how strong a login password is while it is typed, and what it lacks. */
  strength?: boolean | undefined;
}

/** A password, hidden until the eye is pressed. Every other attribute is the input's own. */
export function PasswordField({ strength = false, onInput, ...field }: PasswordFieldProps) {
  const t = useMessages('account-fields');
  const [shown, setShown] = useState(false);
  const { label, autoComplete } = field;
  // A new password is typed into several fields: each eye says whose it is.
  const whose = autoComplete !== 'current-password' && typeof label === 'string' ? ` ${label}` : '';
  const [typed, setTyped] = useState(() => String(field.defaultValue ?? ''));
  return (
    <div className={styles.password}>
      <Field
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...field}
        type={shown ? 'text' : 'password'}
        onInput={(event) => {
          if (strength) setTyped(event.currentTarget.value);
          onInput?.(event);
        }}
        after={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={`${t(shown ? 'password.hide' : 'password.show')}${whose}`}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && <PasswordStrengthLine password={String(field.value ?? typed)} />}
    </div>
  );
}
