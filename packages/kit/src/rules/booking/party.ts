/** Kind of passenger that a fare is for. Source: decisions.md 18. */
export const passengerKinds = ['adults', 'children', 'infants'] as const;
export type PassengerKind = (typeof passengerKinds)[number];

/** Travellers of one booking, counted by kind. */
export type Party = Readonly<Record<PassengerKind, number>>;

/** Most travellers of one booking. Source: decisions.md 43. */
export const mostPassengers = 9;
/** Children under five whom one adult may take along. Source: decisions.md 43. */
export const childrenPerAdult = 3;

export const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

/** Travellers of all kinds. */
export const countOf = ({ adults, children, infants }: Party): number => adults + children + infants;

/**
 * Problem of a party:
 * - `count` a number is none of 0, 1, 2 …
 * - `empty` nobody travels
 * - `alone` a child or an infant travels without an adult
 * - `many` more than nine travel
 * - `infants` an infant has no adult of its own
 */
export type PartyProblem = 'count' | 'empty' | 'alone' | 'many' | 'infants';

/** The first thing that is wrong with a party, by what has to be changed first; undefined for a party that can book. */
export function partyProblem(party: Party): PartyProblem | undefined {
  if (passengerKinds.some((kind) => !Number.isSafeInteger(party[kind]) || party[kind] < 0)) return 'count';
  if (countOf(party) === 0) return 'empty';
  if (party.adults === 0) return 'alone';
  if (countOf(party) > mostPassengers) return 'many';
  return party.infants > party.adults ? 'infants' : undefined;
}

/**
 * Whether children's ages decide if the party can book: an infant is under five, a child may be. The counts alone cannot
 * say, so it is a thing to point out and no mistake.
 */
export const agesDecide = ({ adults, children, infants }: Party): boolean =>
  children + infants > childrenPerAdult * adults;

/** The least and the most of each kind, the others unchanged, with which a party that can book still can. */
export function partyLimits(party: Party): Readonly<Record<PassengerKind, { min: number; max: number }>> {
  const free = mostPassengers - countOf(party);
  return {
    adults: { min: Math.max(1, party.infants), max: party.adults + free },
    children: { min: 0, max: party.children + free },
    infants: { min: 0, max: Math.min(party.adults, party.infants + free) },
  };
}
