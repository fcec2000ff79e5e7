import { isLuhn } from '../rules/check-digits.ts';
import { accept, refuse, type Checked } from './result.ts';
import { compact, normaliseInput } from './typed.ts';

/** The airline's own ticket prefix. Source: travel.md section 9. */
export const ticketPrefix = '781';

const ticket = /^(?:(\d{3})-?)?(\d{10})$/;
const spaces = /\s+/g;
const order = /^(?:\d{14}|\d{18})$/;
const card = /^\d{13,19}$/;

/** A ticket number: 10 digits, to which 781 is added, 13, or 13 with the dash after the third; stored as 13 digits. Source: decision 15. */
export function ticketNumber(input: string): Checked {
  const text = normaliseInput(input);
  const [found, prefix = ticketPrefix, serial = ''] =
    ticket.exec(text.length > 32 ? '' : text.replace(spaces, '')) ?? [];
  return found === undefined ? refuse('ticket.number') : accept(prefix + serial);
}

/** A ticket number of the airline itself, as a retroactive claim asks for it: 13 digits from 781 on. Source: membership.md section 5. */
export function ownTicketNumber(input: string): Checked {
  const number = ticketNumber(input);
  return number.ok && !number.value.startsWith(ticketPrefix)
    ? refuse('ticket.own', { prefix: ticketPrefix })
    : number;
}

/** An order number: 14 or 18 digits. Source: travel.md section 5. */
export function orderNumber(input: string): Checked {
  const number = compact(input);
  return order.test(number) ? accept(number) : refuse('order.number');
}

/** A bank card: 13 to 19 digits, the first not 0, the last one right. Source: travel.md section 5, decision 19, ISO/IEC 7812-1. */
export function bankCard(input: string): Checked {
  const number = compact(input);
  // No issuer's number begins with 0.
  if (!card.test(number) || number.startsWith('0')) return refuse('card.number');
  return isLuhn(number) ? accept(number) : refuse('card.check');
}
