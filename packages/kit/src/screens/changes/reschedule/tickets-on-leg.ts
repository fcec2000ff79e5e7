import type {
  ChangeLeg,
  ChangeOrderTickets,
  ChangeTicket,
} from '../../../contracts/changes/change-tickets.ts';
import { changeBar, type ChangeBar } from '../../../rules/changes/bars.ts';
import type { PricedTicket } from '../../../rules/fare-ladder/ladder.ts';
import { localTime } from '../../../rules/time/time.ts';

/** A passenger on the leg that is changed. */
export interface Traveller {
  /** Place in the order. */
  readonly at: number;
  readonly ticket: ChangeTicket;
  /** Undefined where it cannot be read. */
  readonly leg: ChangeLeg | undefined;
  readonly bar: ChangeBar | undefined;
}

const over: ReadonlySet<string> = new Set(['refunded', 'exchanged']);

const legOf = (ticket: ChangeTicket, at: number): ChangeLeg | undefined => {
  const leg = ticket.legs[at];
  return leg && !('unreadable' in leg) ? leg : undefined;
};

/** Flight of a leg as an address names it, to know it again. */
export const flightMark = ({ flightNo, departs, bookingClass = '' }: ChangeLeg): string =>
  [flightNo, localTime(departs).day, bookingClass].join('.');

/** Everybody who is on a leg, with the reason for which the leg cannot be changed. */
export const travellersOn = (
  { tickets }: ChangeOrderTickets,
  leg: number,
  now: number,
  release: boolean,
): readonly Traveller[] =>
  tickets.flatMap((ticket, at): Traveller[] => {
    if (ticket.legs[leg] === undefined) return [];
    const own = legOf(ticket, leg);
    return [{ at, ticket, leg: own, bar: own ? changeBar(ticket, own, now, release) : 'unknown' }];
  });

/** Whether somebody still travels on the leg. */
export const isTravelling = ({ leg }: Traveller): boolean => leg !== undefined && !over.has(leg.state);

/** The ticket as the ladder prices it: the leg that is changed, and no other. */
export const pricedOn = (ticket: ChangeTicket, leg: ChangeLeg): PricedTicket => ({
  currency: ticket.currency,
  rounding: ticket.rounding,
  involuntary: ticket.involuntary,
  legs: [{ ...leg, flown: leg.state === 'flown' }],
});

/** An order as a list shows it. */
export interface ShownLeg {
  /** Place in the order. */
  readonly at: number;
  readonly leg: ChangeLeg;
  readonly on: readonly Traveller[];
  /** Somebody on it can be changed. */
  readonly open: boolean;
}

/**
 * The next leg of an order that can be changed, or its first; undefined where none can be read.
 * @param now ms since 1970
 */
export function shownLeg(order: ChangeOrderTickets, now: number): ShownLeg | undefined {
  const legs = legsOf(order).map(({ at, leg }) => {
    const on = travellersOn(order, at, now, true);
    return { at, leg, on, open: on.some(({ bar }) => bar === undefined) };
  });
  return legs.find(({ open }) => open) ?? legs[0];
}

/**
 * Orders by the departure of the leg that is shown, those that have departed last.
 * @param now ms since 1970
 */
export function byShownLeg(orders: readonly ChangeOrderTickets[], now: number): ChangeOrderTickets[] {
  const departures = new Map(
    orders.map((order) => [order, Date.parse(shownLeg(order, now)?.leg.departs ?? '') || Infinity]),
  );
  const departs = (order: ChangeOrderTickets) => departures.get(order) ?? Infinity;
  const isOver = (order: ChangeOrderTickets) => Number(departs(order) <= now);
  return orders.toSorted(
    (one, other) => isOver(one) - isOver(other) || Math.sign(departs(one) - departs(other)) || 0,
  );
}

/** The first readable leg of each place, to choose from. */
export function legsOf({ tickets }: ChangeOrderTickets): readonly { at: number; leg: ChangeLeg }[] {
  const most = Math.max(0, ...tickets.map(({ legs }) => legs.length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) => {
    const leg = tickets.map((ticket) => legOf(ticket, at)).find((one) => one !== undefined);
    return leg ? [{ at, leg }] : [];
  });
}
