import { useId, useState, type Ref, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { ownTicketNumber, ticketPrefix } from '../../validators/numbers.ts';
import type { Refused } from '../../validators/result.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { useRefusalWords, written } from '../form-fields/refusal.ts';
import * as styles from './ClaimTicketForm.css.ts';

export interface ClaimTicketFormProps extends FormRootProps {
  /** Initial value of the field. */
  defaultValue: string;
  /** The field, for who leads back to it. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: string) => void) | undefined;
  /** A ticket of the airline, 13 digits. */
  onSubmit: (ticketNo: string) => void;
}

/** A ticket number, with or without its dash; once it is whole it is shown with it. */
export function ClaimTicketForm({
  defaultValue,
  fieldRef,
  onChange,
  onSubmit,
  className,
  intro,
  children,
  ...root
}: ClaimTicketFormProps) {
  const t = useMessages('retro');
  const words = useRefusalWords();
  const id = useId();
  const [typed, setTyped] = useState(() => shownTicket(defaultValue));
  const [refused, setRefused] = useState<Refused>();
  const type = (text: string) => {
    setTyped(text);
    onChange?.(text);
    if (!refused) return;
    const checked = ownTicketNumber(text);
    setRefused(checked.ok ? undefined : checked);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = ownTicketNumber(typed);
    setRefused(checked.ok ? undefined : checked);
    if (!checked.ok) return document.getElementById(id)?.focus();
    type(shownTicket(checked.value));
    onSubmit(checked.value);
  };
  return (
    <form {...root} noValidate className={classNames(styles.form, className)} onSubmit={submit}>
      {intro}
      <Field
        {...asTyped}
        id={id}
        ref={fieldRef}
        name="ticketNo"
        label={t('ticket')}
        hint={t('ticket.hint', { prefix: ticketPrefix })}
        error={refused && words(written(refused))}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          const checked = ownTicketNumber(typed);
          if (checked.ok) setTyped(shownTicket(checked.value));
        }}
        after={
          typed !== '' && (
            <IconButton
              icon="close"
              label={t('ticket.clear')}
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
