import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { ticketPrefix } from '../../validators/numbers.ts';
import {
  checkTicketField,
  ticketFields,
  ticketSought,
  type TicketField,
  type TicketTyped,
} from '../../validators/check-in/ticket-search.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { ticketAttributes } from './attributes.ts';

type Values = { -readonly [Field in TicketField]: string };

export interface TicketFormProps extends RootProps<HTMLFormElement> {
  /** Initial values of the fields. */
  defaultValue: TicketTyped;
  /** Each change, with all that is typed. */
  onChange?: ((typed: TicketTyped) => void) | undefined;
  /** A form without mistakes was submitted; the ticket as it is sent. */
  onSubmit: (ticket: TicketTyped) => void;
  /** The id of the form element, for a submit button that is elsewhere. */
  id?: string | undefined;
  /** Content under the fields. */
  children?: ReactNode;
}

const rules: FormRules<Values, undefined, TicketField> = {
  check: (field, typed) => checkTicketField(field, typed),
  fields: () => ticketFields,
};

/** A ticket to be found: its number and the passenger’s name, as the ticket has them. */
export function TicketForm({ defaultValue, onChange, onSubmit, id, children, ...root }: TicketFormProps) {
  const t = useMessages('check-in');
  return (
    <RuledForm
      {...root}
      id={id}
      defaultValue={defaultValue}
      rules={rules}
      context={undefined}
      labelOf={(field) => t(`query.${field}`)}
      onChange={onChange}
      onSubmit={(typed) => {
        const ticket = ticketSought(typed);
        if (ticket) onSubmit(ticket);
      }}
    >
      <FormText
        field="ticketNo"
        label={t('query.ticketNo')}
        hint={t('query.ticketNoHint', { prefix: ticketPrefix })}
        attributes={ticketAttributes.ticketNo}
      />
      <FormText
        field="name"
        label={t('query.name')}
        hint={t('query.nameHint')}
        attributes={ticketAttributes.name}
      />
      {children}
    </RuledForm>
  );
}
