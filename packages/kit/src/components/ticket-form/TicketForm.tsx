import { useMessages } from '../../messages/provider.tsx';
import { ticketPrefix } from '../../validators/numbers.ts';
import {
  checkTicketField,
  ticketFields,
  ticketSought,
  type TicketField,
  type TicketTyped,
} from '../../validators/check-in/ticket-search.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { ticketAttributes } from './attributes.ts';

type Values = { -readonly [Field in TicketField]: string };

export interface TicketFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: TicketTyped;
  /** Each change, with all that is typed. */
  onChange?: ((typed: TicketTyped) => void) | undefined;
  /** A form without mistakes was submitted; the ticket as it is sent. */
  onSubmit: (ticket: TicketTyped) => void;
}

const rules: FormRules<Values, undefined, TicketField> = {
  check: (field, typed) => checkTicketField(field, typed),
  fields: () => ticketFields,
};

/** A ticket to be found: its number and the passenger’s name, as the ticket has them. */
export function TicketForm({ defaultValue, onChange, onSubmit, children, ...root }: TicketFormProps) {
  const t = useMessages('check-in');
  return (
    <RuledForm
      {...root}
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
