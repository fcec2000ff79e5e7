import { oneAdult, partyProblem, passengerKinds, type Party } from '../../../rules/booking/party.ts';
import type { FlightSearch } from '../../../rules/booking/search-address.ts';
import type { ChosenDays, DayTrip } from '../../../rules/calendar/choosing.ts';

/** The travellers that an address names, as far as they can book together; else one adult. */
export function partyOf(query: Readonly<Partial<Record<keyof Party, string>>>): Party {
  const party = { ...oneAdult };
  for (const kind of passengerKinds) {
    const told = query[kind];
    if (told !== undefined && /^\d$/.test(told)) party[kind] = Number(told);
  }
  return partyProblem(party) === undefined ? party : oneAdult;
}

/** Route, travellers and choices of a calendar of prices. */
export interface CalendarSearch extends Party, Pick<FlightSearch, 'cabin' | 'direct'> {
  readonly from: string;
  readonly to: string;
  readonly trip: DayTrip;
}

/** The search for flights on the days that are chosen. */
export const searchOn = (
  { from, to, trip, ...choices }: CalendarSearch,
  { out, back }: ChosenDays,
): FlightSearch => ({
  ...choices,
  kind: trip === 'RT' ? 'return' : 'oneway',
  segments: [
    ...(out === undefined ? [] : [{ from, to, day: out }]),
    ...(back === undefined ? [] : [{ from: to, to: from, day: back }]),
  ],
  points: false,
});
