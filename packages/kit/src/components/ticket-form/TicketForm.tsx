import { useMessages } from '../../messages/provider.tsx';
import { ticketPrefix } from '../../validators/numbers.ts';
import {
  checkTicketField,
  orderSought,
  ticketFields,
  ticketSought,
  type OrderTyped,
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
  /** The number of an order was submitted; without it only those of tickets are taken. */
  onSubmitOrder?: ((order: OrderTyped) => void) | undefined;
}

const rules: FormRules<Values, boolean, TicketField> = {
  check: checkTicketField,
  fields: () => ticketFields,
};

/** A ticket to be found: its number, or that of its order, and the passenger’s name, as the ticket has them. */
export function TicketForm({
  defaultValue,
  onChange,
  onSubmit,
  onSubmitOrder,
  children,
  ...root
}: TicketFormProps) {
  const t = useMessages('check-in');
  const number = onSubmitOrder ? t('query.ticketOrOrder') : t('query.ticketNo');
  return (
    <RuledForm
      {...root}
      defaultValue={defaultValue}
      rules={rules}
      context={onSubmitOrder !== undefined}
      labelOf={(field) => (field === 'name' ? t('query.name') : number)}
      onChange={onChange}
      onSubmit={(typed) => {
        const ticket = ticketSought(typed);
        const order = orderSought(typed);
        if (ticket) onSubmit(ticket);
        else if (order) onSubmitOrder?.(order);
      }}
    >
      <FormText
        field="ticketNo"
        label={number}
        hint={t(onSubmitOrder ? 'query.ticketOrOrderHint' : 'query.ticketNoHint', { prefix: ticketPrefix })}
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
