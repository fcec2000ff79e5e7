import { useMemo } from 'react';
import type { ChangeLeg, ChangeOrderTickets } from '../../../contracts/changes/change-tickets.ts';
import { changeParty, type ChangeParty } from '../../../rules/changes/party.ts';
import type { ChangeAddress } from './address.ts';
import { flightMark, isTravelling, legsOf, travellersOn, type Traveller } from './tickets-on-leg.ts';

/** Everything that the steps know of the tickets of an order. */
export interface Party extends ChangeParty {
  readonly order: ChangeOrderTickets;
  /** The airline's minute, ms since 1970. */
  readonly now: number;
  /** On the chosen leg. */
  readonly travellers: readonly Traveller[];
  /** Of those who are changed. */
  readonly going: readonly (Traveller & { readonly leg: ChangeLeg })[];
  /** Leg of the first passenger; the same flight for all. */
  readonly leg: ChangeLeg;
  /** Tickets that are chosen. */
  readonly chosen: readonly string[];
  /** The leg is for another flight than the one that was to be changed. */
  readonly moved: boolean;
}

/** Whether the later steps have nothing to go on with: nobody who was chosen can be changed, or not on this flight. */
export const isLeft = ({ all, moved }: Party): boolean => moved || all.length === 0;

/**
 * Place of the traveller and flight of the leg where the first step has no other choice; undefined where there is something to choose,
 * or to read: nobody can be changed, or the airline has caused the change.
 */
export function onlyChoice({ order, travellers, going: [first], leg }: Party) {
  const only = travellers.length === 1 && legsOf(order).length === 1 && !order.unreadable;
  return only && first && !first.ticket.involuntary ? { at: first.at, was: flightMark(leg) } : undefined;
}

/**
 * Party of an address, the same for the same facts, so that neither another step nor another choice draws a flight again; undefined while
 * the order is not known, or has no such leg.
 */
export function useParty(
  order: ChangeOrderTickets | undefined,
  { leg, people, release, was }: ChangeAddress,
  now: number | undefined,
): Party | undefined {
  const places = JSON.stringify(people ?? null);
  const party = useMemo(
    () => partyOf(order, { leg, release, people: (JSON.parse(places) as number[] | null) ?? undefined }, now),
    [order, leg, release, places, now],
  );
  const moved = party !== undefined && was !== undefined && was !== flightMark(party.leg);
  return useMemo(() => party && { ...party, moved }, [party, moved]);
}

function partyOf(
  order: ChangeOrderTickets | undefined,
  address: Pick<ChangeAddress, 'leg' | 'people' | 'release'>,
  now: number | undefined,
): Omit<Party, 'moved'> | undefined {
  if (!order || now === undefined) return undefined;
  const travellers = travellersOn(order, address.leg, now, address.release);
  const leg = travellers.find((one) => one.leg)?.leg;
  if (!leg) return undefined;
  const on = travellers.filter(isTravelling);
  const members = on.map(({ ticket }) => ticket);
  // At first everybody is chosen who can be; children follow their adults.
  const picked = address.people
    ? on.filter(({ at, bar }) => bar === undefined && address.people?.includes(at))
    : on.filter(({ bar, ticket }) => bar === undefined && ticket.paxType === 'ADT');
  const chosen = picked.map(({ ticket }) => ticket.ticketNo);
  const party = changeParty(members, chosen);
  // A passenger who cannot be read stays on the order.
  const splits = party.splits || (party.all.length > 0 && order.unreadable !== undefined);
  return {
    ...party,
    splits,
    order,
    now,
    travellers,
    leg,
    chosen,
    going: on.flatMap((one) =>
      one.leg && party.all.includes(one.ticket.ticketNo) ? [{ ...one, leg: one.leg }] : [],
    ),
  };
}
