import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field, type FieldProps } from '../../primitives/field/Field.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends
    Omit<FieldProps, 'label' | 'before' | 'after' | 'aside' | 'optional'>,
    Pick<ResendCodeProps, 'wait' | 'busy'> {
  /** Label of the field; "SMS code" without it. */
  label?: ReactNode;
  /** Why no code goes out: below the field while nothing is wrong with what was typed, and announced. */
  refusal?: ReactNode;
  /** Asks for a code. With true, one is on its way: the focus goes to where it is typed. */
  onSend: () => Promise<boolean>;
}

/** Six digits of a text message in one input, which autofill and paste can fill; beside it the way to get them. Every other attribute is the input's own. */
export function CodeField({
  label,
  wait,
  busy,
  refusal,
  error,
  hint,
  onSend,
  className,
  ...field
}: CodeFieldProps) {
  const t = useMessages('account-fields');
  const box = useRef<HTMLDivElement>(null);
  const send = async () => {
    if (await onSend()) box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <Field
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        spellCheck={false}
        enterKeyHint="next"
        placeholder={t('code.placeholder')}
        {...field}
        error={error}
        hint={
          refusal ? (
            <span role="alert" className={styles.refusal}>
              {refusal}
            </span>
          ) : (
            hint
          )
        }
        label={label ?? t('code')}
        className={classNames(styles.digits, className)}
        after={<ResendCode {...{ wait, busy }} onResend={() => void send()} />}
      />
    </div>
  );
}
