import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { activationLengths, groupedCode } from '../../rules/coupons/code.ts';
import { activationCode } from '../../validators/coupons/activation-code.ts';
import type { Refused } from '../../validators/result.ts';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { useRefusalWords, written } from '../form-fields/refusal.ts';
import * as styles from './ActivationForm.css.ts';

/** A code that the airline does not know; a new object for every time it was sent. */
export interface UnknownCode {
  readonly code: string;
}

export interface ActivationFormProps extends FormRootProps {
  /** Initial value of the field. */
  defaultValue: string;
  /** The code that was sent last is none: the field says so until another is typed. */
  unknown?: UnknownCode | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: string) => void) | undefined;
  /** Capitals and digits, without dashes. */
  onSubmit: (code: string) => void;
}

/** One activation code, in any case, with or without its dashes; once it is whole it is shown in its groups. */
export function ActivationForm({
  defaultValue,
  unknown,
  onChange,
  onSubmit,
  children,
  className,
  intro,
  ...root
}: ActivationFormProps) {
  const t = useMessages('coupons');
  const words = useRefusalWords();
  const id = useId();
  const [typed, setTyped] = useState(defaultValue);
  const [refused, setRefused] = useState<Refused>();
  const checked = activationCode(typed);
  const isUnknown = checked.ok && checked.value === unknown?.code;
  useEffect(() => {
    if (unknown) document.getElementById(id)?.focus();
  }, [unknown, id]);
  const type = (text: string) => {
    setTyped(text);
    onChange?.(text);
    if (!refused) return;
    const again = activationCode(text);
    setRefused(again.ok ? undefined : again);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(checked.ok ? undefined : checked);
    if (!checked.ok) return document.getElementById(id)?.focus();
    type(groupedCode(checked.value));
    onSubmit(checked.value);
  };
  return (
    <form {...root} noValidate className={classNames(styles.form, className)} onSubmit={submit}>
      {intro}
      <Field
        {...documentNumberAttributes}
        enterKeyHint="done"
        id={id}
        name="code"
        label={t('code.label')}
        hint={t('code.hint', activationLengths)}
        error={refused ? words(written(refused)) : isUnknown && t('code.wrongCode')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (checked.ok) setTyped(groupedCode(checked.value));
        }}
        after={
          typed !== '' && (
            <IconButton
              icon="close"
              label={t('code.clear')}
              onClick={() => {
                type('');
                document.getElementById(id)?.focus();
              }}
            />
          )
        }
      />
      {children}
    </form>
  );
}
