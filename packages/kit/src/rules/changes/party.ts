import type { passengerTypes } from '../check-in/companions.ts';
import { mostYoungPerAdult, youngUnderYears } from '../seats/party.ts';

/** Somebody on the flight that is changed. */
export interface PartyMember {
  readonly ticketNo: string;
  readonly paxType: (typeof passengerTypes)[number];
  /** Whole years on the day of departure; left out where it is not known. */
  readonly years?: number | undefined;
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
  /** The split leaves more children under five than its adults may take along, among those who go or who stay. */
  readonly crowded: boolean;
}

const isYoung = ({ paxType, years }: PartyMember): boolean =>
  paxType === 'INF' || (years !== undefined && years < youngUnderYears);

const isCrowded = (members: readonly PartyMember[]): boolean =>
  members.filter(isYoung).length >
  mostYoungPerAdult * members.filter(({ paxType }) => paxType === 'ADT').length;

/**
 * Party of a change. An infant goes with the adult who carries it; children go along where no adult is left with them, and none goes
 * alone; an adult has at most three under five. Source: travel.md 5, "Child rules".
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
  const leaves = (one: PartyMember) => isChosen(one) || along.includes(one.ticketNo);
  const [leaving, staying] = [members.filter(leaves), members.filter((one) => !leaves(one))];
  const splits = leaving.length > 0 && staying.length > 0;
  return {
    all: leaving.map(({ ticketNo }) => ticketNo),
    along,
    splits,
    crowded: splits && going.length > 0 && (isCrowded(leaving) || isCrowded(staying)),
    alone: going.length === 0 && members.some((one) => isChosen(one)),
  };
}
