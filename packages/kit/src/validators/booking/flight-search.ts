import { mostPassengers, partyProblem, type PartyProblem } from '../../rules/booking/party.ts';
import type { SearchDraft } from '../../rules/booking/search-address.ts';
import type { Day } from '../../rules/days.ts';
import { calendarDay } from '../day.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';

/** A field of the search: an end or the day of a segment, counted from 0, or the travellers. */
export type FlightSearchField = `segments.${number}.${'from' | 'to' | 'day'}` | 'party';

const place = /^[A-Z]{3}$/;

const chosen = (code: string | undefined): Checked =>
  place.test(code ?? '') ? accept(code ?? '') : refuse('city.choose');

/** The day of a segment: today or later, and never before the day of an earlier segment. */
function segmentDay({ kind, segments }: SearchDraft, at: number, today: Day): Checked {
  const day = calendarDay(segments[at]?.day ?? '');
  if (!day.ok) return day;
  if (day.value < today) return refuse('day.past');
  const earlier = segments.slice(0, at);
  const before = earlier.findLastIndex((segment) => segment.day !== undefined && segment.day > day.value);
  if (before < 0) return day;
  return kind === 'return' ? refuse('return.early') : refuse('segment.early', { number: before + 1 });
}

const ofParty: Readonly<Record<PartyProblem, Refused>> = {
  count: refuse('party.alone'),
  empty: refuse('party.alone'),
  alone: refuse('party.alone'),
  many: refuse('party.many', { max: mostPassengers }),
  infants: refuse('party.infants'),
};

/** The fields of a search in the order in which they are there: a way back has a day of its own alone. */
export function flightSearchFields({ kind, segments }: SearchDraft): readonly FlightSearchField[] {
  const ofSegments = segments.flatMap((_, at): FlightSearchField[] =>
    kind === 'return' && at > 0
      ? [`segments.${at}.day`]
      : [`segments.${at}.from`, `segments.${at}.to`, `segments.${at}.day`],
  );
  return [...ofSegments, 'party'];
}

const parted = /^segments\.(\d)\.(from|to|day)$/;

/** One field of a search by its one rule; undefined when it is good, or no field of this kind of search. */
export function checkFlightSearchField(
  field: FlightSearchField,
  draft: SearchDraft,
  { today }: { readonly today: Day },
): Refused | undefined {
  if (!flightSearchFields(draft).includes(field)) return undefined;
  const [, number, part] = parted.exec(field) ?? [];
  if (number === undefined) {
    const problem = partyProblem(draft);
    return problem && ofParty[problem];
  }
  const at = Number(number);
  const { from, to } = draft.segments[at] ?? {};
  const checked = part === 'day' ? segmentDay(draft, at, today) : chosen(part === 'from' ? from : to);
  if (!checked.ok) return checked;
  return part === 'to' && from === to ? refuse('place.same') : undefined;
}
