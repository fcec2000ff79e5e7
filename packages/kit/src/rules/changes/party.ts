import type { passengerTypes } from '../check-in/companions.ts';

/** Somebody on the flight that is changed. */
export interface PartyMember {
  readonly ticketNo: string;
  readonly paxType: (typeof passengerTypes)[number];
  /** Ticket of the adult who carries or accompanies. */
  readonly withTicketNo?: string | undefined;
}

/** Choice of a party as the airline carries it out. */
export interface ChangeParty {
  /** Everybody who is changed: the chosen ones, and those who cannot stay without them. */
  readonly all: readonly string[];
  /** Tickets that go along without having been chosen. */
  readonly along: readonly string[];
  /** Some stay: those who go get an order of their own. */
  readonly splits: boolean;
  /** A child or an infant was chosen without an adult. */
  readonly alone: boolean;
}

/**
 * Party of a change. An infant goes with the adult who carries it; children go along where no adult is left with them, and none goes
 * alone. Source: travel.md 5, "Child rules".
 */
export function changeParty(members: readonly PartyMember[], chosen: readonly string[]): ChangeParty {
  const isChosen = ({ ticketNo }: PartyMember) => chosen.includes(ticketNo);
  const adults = members.filter(({ paxType }) => paxType === 'ADT');
  const going = adults.filter(isChosen);
  const nobodyStays = going.length > 0 && going.length === adults.length;
  const follows = (one: PartyMember): boolean => {
    if (one.paxType === 'ADT' || isChosen(one)) return false;
    if (nobodyStays) return true;
    return one.paxType === 'INF' && going.some(({ ticketNo }) => ticketNo === one.withTicketNo);
  };
  const along = members.filter(follows).map(({ ticketNo }) => ticketNo);
  const all = members
    .filter((one) => isChosen(one) || along.includes(one.ticketNo))
    .map(({ ticketNo }) => ticketNo);
  return {
    all,
    along,
    splits: all.length > 0 && all.length < members.length,
    alone: going.length === 0 && members.some((one) => isChosen(one)),
  };
}
