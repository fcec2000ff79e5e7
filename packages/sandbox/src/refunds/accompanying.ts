import type { RefundFields, RefundRefusalCode } from '@mapp/kit/contracts';
import { adultsFor, ageOn, strandedBy, type OnBooking } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';

/** Whether somebody of a ticket still has a flight to take. */
export const isTravelling = ({ coupons }: TicketRecord): boolean => coupons.some(isUsable);

/** Adult who takes a child or an infant along: the one who was named, else the first of the order who travels. */
export function carrierOf(
  { ticketBook }: Pick<RequestContext, 'ticketBook'>,
  { orderNo, paxType, carrier }: TicketRecord,
): string | undefined {
  if (paxType === 'ADT') return undefined;
  const named = carrier === undefined ? undefined : ticketBook.find(carrier);
  if (named && isTravelling(named)) return named.ticketNo;
  return ticketBook.ofOrder(orderNo).find((one) => one.paxType === 'ADT' && isTravelling(one))?.ticketNo;
}

/** Whole years on the day of departure. */
export const yearsOf = ({ person, coupons }: TicketRecord): number | undefined => {
  const [first] = coupons;
  return first && ageOn(person.birthday, first.day);
};

/** Whether a ticket is for flights of another one alone. */
export const isAlong = (child: TicketRecord, adult: TicketRecord): boolean =>
  child.coupons.every(({ flightNo, day }) =>
    adult.coupons.some((coupon) => coupon.flightNo === flightNo && coupon.day === day),
  );

const onBooking = (context: Pick<RequestContext, 'ticketBook'>, ticket: TicketRecord): OnBooking => ({
  ticketNo: ticket.ticketNo,
  paxType: ticket.paxType,
  years: yearsOf(ticket),
  carrier: carrierOf(context, ticket),
});

/** Children and infants who would be left without an adult by the refund of one ticket. */
export const leftBy = (
  context: Pick<RequestContext, 'ticketBook'>,
  ticket: TicketRecord,
): readonly TicketRecord[] => {
  const party = context.ticketBook.ofOrder(ticket.orderNo).filter(isTravelling);
  const left = strandedBy(
    party.map((one) => onBooking(context, one)),
    [ticket.ticketNo],
  );
  return party.filter(({ ticketNo }) => left.some((one) => one.ticketNo === ticketNo));
};

/** Those who go with a refund, and who is taken along by somebody else from now on. */
export interface Arrangement {
  readonly together: readonly TicketRecord[];
  readonly moved: readonly { readonly ticketNo: string; readonly carrier: string }[];
}

/** The children and infants of a refund as its traveller has decided, or the first thing that stands against it. */
export function arrangementOf(
  context: RequestContext,
  cardNo: string,
  adults: readonly TicketRecord[],
  decided: RefundFields['accompanying'],
): Arrangement | RefundRefusalCode {
  const { ticketBook, refundBook } = context;
  const orderNo = adults[0]?.orderNo ?? '';
  const back = adults.map(({ ticketNo }) => ticketNo);
  const made = decided.filter(({ choice }) => choice !== 'keep');
  const children = made.map(({ ticketNo }) => ticketBook.find(ticketNo));
  const areAlong = children.every(
    (child) =>
      child !== undefined &&
      child.paxType !== 'ADT' &&
      isTravelling(child) &&
      // One of another order has been found by name and number before.
      (child.orderNo === orderNo || refundBook.isFound(cardNo, child.ticketNo)) &&
      adults.some((adult) => isAlong(child, adult)),
  );
  if (!areAlong) return 'RFD24';
  const known = children.flatMap((child) => child ?? []);
  const party = ticketBook.ofOrder(orderNo).filter(isTravelling);
  const all = [...party, ...known.filter((child) => !party.some((one) => one.ticketNo === child.ticketNo))];
  const people = all.map((ticket): OnBooking => {
    const taken = made.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
    const person = onBooking(context, ticket);
    return taken?.choice === 'otherAdult' ? { ...person, carrier: taken.adult } : person;
  });
  const moved = made.flatMap(({ ticketNo, choice, adult }) =>
    choice === 'otherAdult' && adult !== undefined ? [{ ticketNo, carrier: adult }] : [],
  );
  const together = known.filter((child) =>
    made.some(({ ticketNo, choice }) => ticketNo === child.ticketNo && choice === 'together'),
  );
  const gone = [...back, ...together.map(({ ticketNo }) => ticketNo)];
  const hasRoom = moved.every(({ ticketNo, carrier }) => {
    const person = people.find((one) => one.ticketNo === ticketNo);
    return person !== undefined && adultsFor(person, people, gone).some((one) => one.ticketNo === carrier);
  });
  if (!hasRoom) return 'RFD24';
  return strandedBy(people, gone).length > 0 ? 'RFD25' : { together, moved };
}
