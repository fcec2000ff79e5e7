import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { smsCode } from '../../validators/codes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { ResendCode } from '../code-field/ResendCode.tsx';
import type { CodeWait } from '../code-field/use-seconds-left.ts';
import * as styles from './recovery-forms.css.ts';

export interface EnterCodeProps extends FormRootProps {
  /** Where it was sent. */
  by: 'mobile' | 'email';
  /** Digits typed so far. */
  value: string;
  /** Each change, with all that is typed. */
  onChange: (code: string) => void;
  /** How often the airline has said that a code is wrong: each new number brings the focus back to the digits. */
  wrong: number;
  /** The wait until a code can be asked for again. */
  wait: CodeWait | undefined;
  /** A code is being asked for. */
  busy: boolean;
  /** Another code is asked for. */
  onResend: () => void;
  /** Six digits were submitted. */
  onSubmit: (code: string) => void;
}

/** Six digits in one input, which autofill and paste can fill. A wrong code stays, and so does the focus. */
export function EnterCode({
  by,
  value,
  onChange,
  wrong,
  wait,
  busy,
  onResend,
  onSubmit,
  children,
  className,
  intro,
  ...root
}: EnterCodeProps) {
  const t = useMessages('recovery');
  const validation = useMessages('validation');
  const input = useRef<HTMLInputElement>(null);
  /** The code that was refused: the words go with the first other digit. */
  const [refused, setRefused] = useState<string>();
  const tell = useEffectEvent(() => {
    setRefused(value);
    input.current?.focus();
  });
  useEffect(() => {
    if (wrong > 0) tell();
  }, [wrong]);
  const checked = smsCode(value);
  const words = () => validation(checked.ok || checked.key !== 'sms.empty' ? 'sms.code' : 'sms.empty');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (checked.ok) return onSubmit(checked.value);
    setRefused(value);
    input.current?.focus();
  };
  return (
    <form {...root} className={classNames(styles.form, className)} noValidate onSubmit={submit}>
      {intro}
      <div>
        <Field
          ref={input}
          type="text"
          name="code"
          label={t(`code.${by}`)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          className={styles.code}
          error={refused === value ? <span role="alert">{words()}</span> : undefined}
          onChange={(event) => onChange(event.target.value)}
          after={
            value !== '' && (
              <IconButton
                icon="close"
                label={t('code.clear')}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              />
            )
          }
        />
        <div className={styles.resend}>
          <ResendCode {...{ wait, busy }} onResend={onResend} />
        </div>
      </div>
      {children}
    </form>
  );
}
