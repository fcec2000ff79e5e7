import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import type { ToldObstacle } from '../../rules/refunds/obstacles.ts';
import { isGivenBack } from '../../rules/refunds/obstacles.ts';
import { figuresAt, type RefundableTicket, type RefundFigures } from '../../rules/refunds/sum.ts';
import { legOf } from './leg-of.ts';

type Leg = Exclude<RefundTicket['legs'][number], { readonly unreadable: true }>;

/** Legs that could be read. */
const readLegs = ({ legs }: RefundTicket): readonly Leg[] =>
  legs.flatMap((leg) => ('unreadable' in leg ? [] : [leg]));

/** The flight that a ticket is for next. */
export const nextLeg = (ticket: RefundTicket): Leg | undefined => legOf({ legs: readLegs(ticket) });

/** Codes of the ends of that flight; of none, nothing. */
export function endsOf(ticket: RefundTicket | undefined): { readonly from: string; readonly to: string } {
  const { from = '', to = '' } = (ticket && nextLeg(ticket)) ?? {};
  return { from, to };
}

const day = 86_400_000;

/** So long after its departure a ticket that was not flown is still looked for. */
const soughtFor = 30 * day;

/**
 * Tickets in the order in which one looks for them: those that can be changed or given back, then those that something stands against, then
 * those whose flight has left. Those that have left long ago are none of them.
 * @param now ms since 1970
 */
export function stillOfUse(tickets: readonly RefundTicket[], now: number): RefundTicket[] {
  const leaves = (ticket: RefundTicket): number => Date.parse(nextLeg(ticket)?.departs ?? '');
  const rank = (ticket: RefundTicket): number =>
    leaves(ticket) <= now ? 2 : ticket.obstacle === undefined ? 0 : 1;
  return tickets
    .filter((ticket) => leaves(ticket) > now - soughtFor)
    .toSorted((one, other) => rank(one) - rank(other) || leaves(one) - leaves(other));
}

/** A ticket as its refund is worked out; undefined where a leg could not be read, as the sum would be too low. */
export function pricedOf(ticket: RefundTicket): RefundableTicket | undefined {
  const legs = readLegs(ticket);
  const { currency, rounding, involuntary, attached } = ticket;
  return legs.length < ticket.legs.length || legs.length === 0
    ? undefined
    : { currency, rounding, involuntary, attached, legs };
}

/** Amounts of a ticket at an instant; undefined where they are not known. */
export const figuresOf = (ticket: RefundTicket, now: number): RefundFigures | undefined => {
  const priced = pricedOf(ticket);
  return priced && figuresAt(priced, now);
};

/** Obstacle of a ticket in the area of one's own reasons: an irregular flight belongs to the other one. */
export const obstacleIn = (ticket: RefundTicket): ToldObstacle | undefined =>
  ticket.obstacle?.kind ?? (ticket.involuntary ? 'irregularFlight' : undefined);

/** Tickets of one order that can go into one application, with the children who travel along. */
export interface RefundableGroup {
  readonly orderNo: string;
  readonly tickets: readonly RefundTicket[];
  readonly along: readonly RefundTicket[];
}

/** A list of refundable tickets: those of an order together, those of one irregular flight too, and each that needs another way by itself. */
export interface SortedTickets {
  readonly groups: readonly RefundableGroup[];
  readonly refused: readonly (readonly [RefundTicket, ...RefundTicket[]])[];
}

/** Tickets with the same key together, in the order in which they came. */
function grouped(
  tickets: readonly RefundTicket[],
  keyOf: (ticket: RefundTicket) => string,
): (readonly [RefundTicket, ...RefundTicket[]])[] {
  const groups = new Map<string, [RefundTicket, ...RefundTicket[]]>();
  for (const ticket of tickets) {
    const group = groups.get(keyOf(ticket));
    if (group) group.push(ticket);
    else groups.set(keyOf(ticket), [ticket]);
  }
  return [...groups.values()];
}

/** Key of the flight that a ticket is for next; its own where none is told. */
function flightKey(ticket: RefundTicket): string {
  const leg = nextLeg(ticket);
  return leg ? `${leg.flightNo} ${leg.departs}` : ticket.ticketNo;
}

/** Sorts tickets by what can be done with them; what is given back already stands elsewhere. */
export function sortTickets(tickets: readonly RefundTicket[]): SortedTickets {
  const here = tickets.filter(({ obstacle }) => !isGivenBack(obstacle?.kind));
  const free = here.filter((ticket) => obstacleIn(ticket) === undefined);
  const orders = [...new Set(free.map(({ orderNo }) => orderNo))];
  const groups = orders.map((orderNo) => ({
    orderNo,
    tickets: free.filter((ticket) => ticket.orderNo === orderNo),
    along: here.filter((ticket) => ticket.orderNo === orderNo && ticket.obstacle?.kind === 'onlyAdults'),
  }));
  const together = new Set(groups.flatMap(({ along }) => along));
  return {
    groups,
    refused: grouped(
      here.filter((ticket) => obstacleIn(ticket) !== undefined && !together.has(ticket)),
      (ticket) => (obstacleIn(ticket) === 'irregularFlight' ? flightKey(ticket) : ticket.ticketNo),
    ),
  };
}

/** Tickets of irregular flights: those of one order and flight together, with the children who go along, and each that cannot go online. */
interface SortedIrregular {
  readonly groups: readonly {
    readonly tickets: readonly [RefundTicket, ...RefundTicket[]];
    readonly along: readonly RefundTicket[];
  }[];
  readonly refused: readonly RefundTicket[];
}

/** Sorts the tickets of irregular flights by what can be done with them; what is given back already stands among the requests. */
export function sortIrregular(all: readonly RefundTicket[]): SortedIrregular {
  const keyOf = (ticket: RefundTicket) => `${ticket.orderNo} ${flightKey(ticket)}`;
  const here = all.filter(({ involuntary, obstacle }) => involuntary && !isGivenBack(obstacle?.kind));
  const free = here.filter(({ obstacle }) => obstacle === undefined);
  const groups = grouped(free, keyOf).map((tickets) => ({
    tickets,
    along: here.filter((one) => one.obstacle?.kind === 'onlyAdults' && keyOf(one) === keyOf(tickets[0])),
  }));
  const gone = new Set([...free, ...groups.flatMap(({ along }) => along)]);
  return { groups, refused: here.filter((ticket) => !gone.has(ticket)) };
}
