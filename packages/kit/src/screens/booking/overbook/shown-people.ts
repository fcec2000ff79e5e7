import { partyOf } from '../../../rules/booking/travellers.ts';
import type { BookedParty, Candidate } from './booked-party.ts';

const kindOf = { ADT: 'adults', CHD: 'children', INF: 'infants' } as const;

/** More saved people than this are on the page where they are chosen. */
const few = 5;

/** Passengers who are chosen, and the first of those who would fill a place that is left. */
export function shownPeople({
  candidates,
  chosen,
  party,
}: Pick<BookedParty, 'candidates' | 'chosen' | 'party'>): readonly Candidate[] {
  const has = partyOf(chosen.map(({ traveller }) => traveller));
  const left = (one: Candidate) => {
    const kind = kindOf[one.traveller.type];
    return one.obstacle === undefined && has[kind] < party[kind];
  };
  const offered = candidates.filter((one) => !chosen.includes(one) && left(one)).slice(0, few);
  // In one order, so that a chip stays where it was pressed.
  return candidates.filter((one) => chosen.includes(one) || offered.includes(one));
}
