import type { SavedFeeResult } from '@mapp/kit/contracts';
import { addDays, changeSum, refundAt } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { TicketBook } from '../ticket-orders/ticket-book.ts';
import type { TicketRecord } from '../ticket-orders/ticket-records.ts';
import { feesOf, type Moment, type Ticket } from './priced-tickets.ts';

/** Days for which a saved result is kept. */
const keptDays = 30;

/** Reference of a ticket's result: the airline finds the ticket by it, and nobody else reads its number there. */
export const referenceOf = (ticketNo: string): string =>
  `r${((Number(ticketNo.slice(-10)) * 48_271) % 2_147_483_647).toString(36)}`;

/** Ticket of a reference. */
export const ticketOf = (book: TicketBook, reference: string): TicketRecord | undefined =>
  book.every().find(({ ticketNo }) => referenceOf(ticketNo) === reference);

/** The member of the seed has saved one. */
const seedMember = '600000000001';

/** Results that a member has saved at first. */
export function seededResults(cardNo: string, book: TicketBook, moment: Moment): SavedFeeResult[] {
  const reference = referenceOf('7812100000031');
  const kept = cardNo === seedMember ? ticketOf(book, reference) : undefined;
  if (!kept) return [];
  const ticket = feesOf(kept, moment);
  return [resultOf({ reference, way: 'change', target: ticket.targets[0] }, ticket, moment.clock)];
}

interface Wish extends Pick<SavedFeeResult, 'reference' | 'way'> {
  readonly target?: Pick<Ticket['targets'][number], 'flightNo' | 'departs'> | undefined;
}

/** A result at the airline's time. */
export function resultOf({ reference, way, target }: Wish, ticket: Ticket, clock: Clock): SavedFeeResult {
  const { legs } = ticket;
  const leg = legs.find(({ flown }) => !flown) ?? legs[0];
  if (!leg) throw new Error('A ticket without a leg');
  const priced = { currency: 'CNY', rounding: 100, involuntary: ticket.involuntary, legs };
  const now = clock.now().getTime();
  const chosen = ticket.targets.find(
    ({ flightNo, departs }) => flightNo === target?.flightNo && departs === target.departs,
  );
  const refund = refundAt(priced, now, ticket.attached);
  const { due } = changeSum({ ticket: priced, newFare: chosen?.fare, lowerFare: chosen?.lowerFare }, now);
  const amount = way === 'refund' ? refund.back : due === undefined ? undefined : -due;
  const { flightNo, from, to, departs } = leg;
  return {
    reference,
    flightNo,
    from,
    to,
    departs,
    way,
    ...(way === 'change' && chosen && { target: { flightNo: chosen.flightNo, departs: chosen.departs } }),
    ...(amount !== undefined && { sum: { amount, currency: priced.currency } }),
    savedAt: clock.now().toISOString(),
    keptUntil: addDays(clock.today(), keptDays),
  };
}
