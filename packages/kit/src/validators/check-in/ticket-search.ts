import { credentials, wireNameOf, type CredentialKind } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import { documentNumber } from '../documents.ts';
import { passengerName } from '../names.ts';
import { orderNumber, ticketNumber } from '../numbers.ts';
import type { Checked, Refused } from '../result.ts';

/** A ticket as it is looked for. */
export interface TicketTyped {
  readonly ticketNo: string;
  readonly name: string;
}
/** An order as it is looked for in place of one of its tickets. */
export interface OrderTyped {
  readonly orderNo: string;
  readonly name: string;
}
export type TicketField = keyof TicketTyped;
export const ticketFields: readonly TicketField[] = ['ticketNo', 'name'];

const mostOfTicket = 13;

/** A number of a ticket, or of an order: the longer one. */
function ticketOrOrder(input: string): Checked {
  const order = orderNumber(input);
  return order.ok || input.replaceAll(/\D/g, '').length > mostOfTicket ? order : ticketNumber(input);
}

const ticketRules: Record<TicketField, (typed: TicketTyped) => Checked> = {
  ticketNo: ({ ticketNo }) => ticketNumber(ticketNo),
  name: ({ name }) => passengerName(name, 'domestic'),
};

const refusalOf = (checked: Checked): Refused | undefined => (checked.ok ? undefined : checked);

/** One field by its one rule; undefined when it is good. */
export const checkTicketField = (
  field: TicketField,
  typed: TicketTyped,
  takesOrders = false,
): Refused | undefined =>
  refusalOf(takesOrders && field === 'ticketNo' ? ticketOrOrder(typed.ticketNo) : ticketRules[field](typed));

/** The order as it is sent, where its number was typed in place of a ticket's; undefined for anything else. */
export function orderSought(typed: TicketTyped): OrderTyped | undefined {
  const orderNo = orderNumber(typed.ticketNo);
  const name = ticketRules.name(typed);
  return orderNo.ok && name.ok ? { orderNo: orderNo.value, name: name.value } : undefined;
}

/** The ticket as it is sent: 13 digits, and the name as the ticket writes it; undefined while a field is wrong. */
export function ticketSought(typed: TicketTyped): TicketTyped | undefined {
  const ticketNo = ticketRules.ticketNo(typed);
  const name = ticketRules.name(typed);
  return ticketNo.ok && name.ok ? { ticketNo: ticketNo.value, name: name.value } : undefined;
}

/** Documents with which a ticket can have been booked: all kinds of travel.md section 3. */
export const ticketCredentials: readonly CredentialKind[] = credentials
  .map(({ kind }) => kind)
  .filter((kind) => kind !== 'entryPermit');

/** The document of a ticket as it is typed. */
export interface TicketDocumentTyped {
  readonly kind: CredentialKind;
  readonly number: string;
}
export type TicketDocumentField = 'number';
export const ticketDocumentFields: readonly TicketDocumentField[] = ['number'];

/** Checks a number whoever issued it: any country’s passport will do. */
const numberOf = ({ kind, number }: TicketDocumentTyped, today: Day): Checked =>
  documentNumber(number, kind, { today, country: '' });

export const checkTicketDocument = (
  _field: TicketDocumentField,
  typed: TicketDocumentTyped,
  { today }: { readonly today: Day },
): Refused | undefined => refusalOf(numberOf(typed, today));

/** The document as it is sent; undefined while its number is wrong. */
export function ticketDocument(
  typed: TicketDocumentTyped,
  today: Day,
): { readonly idType: string; readonly idNo: string } | undefined {
  const number = numberOf(typed, today);
  return number.ok ? { idType: wireNameOf(typed.kind, 'travel'), idNo: number.value } : undefined;
}
