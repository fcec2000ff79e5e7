import type { TicketField } from '../../validators/check-in/ticket-search.ts';
import { asTyped, type FieldAttributes } from '../form-fields/attributes.ts';

/** Each field's attributes. The name is somebody's whole name, perhaps not the reader's: autofill keeps them apart. */
export const ticketAttributes: Readonly<Record<TicketField, FieldAttributes>> = {
  ticketNo: { ...asTyped, autoComplete: 'off', inputMode: 'numeric' },
  name: {
    ...asTyped,
    autoComplete: 'section-ticket name',
    autoCapitalize: 'characters',
    enterKeyHint: 'search',
  },
};
