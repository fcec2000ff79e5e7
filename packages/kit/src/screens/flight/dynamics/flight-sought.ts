import type {
  FlightAsked,
  FlightSearchTyped,
} from '../../../components/flight-dynamics/FlightSearchForm.tsx';
import { daysBetween, type Day } from '../../../rules/days.ts';

const nothing = { way: 'number', flightNo: '', from: '', to: '' } as const;

/** Fields of the search at first: as they were typed before a reload, with a day that can still be looked for. */
export function firstSought(before: FlightSearchTyped | undefined, today: Day): FlightSearchTyped {
  const isNear = before !== undefined && Math.abs(daysBetween(today, before.day)) <= 1;
  return { ...(before ?? nothing), day: isNear ? before.day : today };
}

/** Text under which a search is remembered. */
export const recentOf = ({ flightNo, from, to }: FlightAsked): string => flightNo ?? `${from}-${to}`;

/** The search of such a text, on a day. */
export function readRecent(text: string, day: Day): FlightAsked {
  const [from = '', to] = text.split('-');
  return to === undefined ? { flightNo: text, day } : { from, to, day };
}
