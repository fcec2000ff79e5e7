import { addDays, type Day } from '../days.ts';
import { oneAdult, partyProblem, passengerKinds, type Party } from './party.ts';

/** One way, there and back, or several segments. */
export const searchKinds = ['oneway', 'return', 'multi'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Cabins that can be asked for. */
export const searchCabins = ['economy', 'premium', 'business', 'first'] as const;
export type SearchCabin = (typeof searchCabins)[number];

/** Most segments of one search. Source: decisions.md 43. */
export const mostSegments = 6;

/** One take-off to one landing, as it is looked for. */
export interface SearchSegment {
  /** Code of a city or an airport, three capitals. */
  readonly from: string;
  readonly to: string;
  readonly day: Day;
}

/** Choices of a search beside its segments. */
interface SearchChoices extends Party {
  readonly kind: SearchKind;
  /** Every cabin where it is left out. */
  readonly cabin?: SearchCabin | undefined;
  /** Prices in points, for members. */
  readonly points: boolean;
  /** Flights without a change alone. */
  readonly direct: boolean;
}

/** A whole search: there and back has two segments, the second one leads back. */
export interface FlightSearch extends SearchChoices {
  readonly segments: readonly SearchSegment[];
}

/** A search that is still being typed: any part of a segment may be missing. */
export interface SearchDraft extends SearchChoices {
  readonly segments: readonly Partial<SearchSegment>[];
}

/** Name of a part of an address. */
export type SearchPart = 'trip' | 'seg' | 'adults' | 'children' | 'infants' | 'cabin' | 'points' | 'direct';

/** Every name that a search has in an address; an address may hold others beside them. */
export const searchParts = [
  'trip',
  'seg',
  'adults',
  'children',
  'infants',
  'cabin',
  'points',
  'direct',
] as const satisfies readonly SearchPart[];

/** A draft as an address has it, and the parts of the address that made no sense and were left out. */
export interface ReadDraft {
  readonly draft: SearchDraft;
  readonly dropped: readonly SearchPart[];
}

const isCode = /^[A-Z]{3}$/;
const segmentText = /^([A-Za-z]{3})?-([A-Za-z]{3})?-(\d{4}-\d{2}-\d{2})?$/;

/** A day that the calendar has: 30 February is none. */
const isRealDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

function readSegment(text: string): Partial<SearchSegment> | undefined {
  const found = segmentText.exec(text);
  if (!found) return undefined;
  const [, from, to, day] = found;
  if (day !== undefined && !isRealDay(day)) return undefined;
  return {
    ...(from && { from: from.toUpperCase() }),
    ...(to && { to: to.toUpperCase() }),
    ...(day && { day }),
  };
}

const countText = /^\d$/;

/** Whether the second segment leads back; what is missing does not speak against it. */
const leadsBack = ([out, back]: readonly Partial<SearchSegment>[]): boolean =>
  (back?.from ?? out?.to) === out?.to && (back?.to ?? out?.from) === out?.from;

/** As many segments as its kind has: one, or two of which the second leads back. */
function asKind(kind: SearchKind, segments: readonly Partial<SearchSegment>[]) {
  if (kind === 'multi') return segments;
  const [out = {}, back = {}] = segments;
  if (kind === 'oneway') return [out];
  const { day } = back;
  return [out, { ...(out.to && { from: out.to }), ...(out.from && { to: out.from }), ...(day && { day }) }];
}

/**
 * Reads what an address says of a search, finished or not. Never throws: a part that makes no sense is left out and named.
 * A way back that does not lead back makes several segments of it. A party that cannot book becomes one adult.
 */
export function readSearchDraft(query: URLSearchParams): ReadDraft {
  const dropped = new Set<SearchPart>();
  const oneOf = <Value extends string>(part: SearchPart, values: readonly Value[]): Value | undefined => {
    const told = query.get(part);
    const found = values.find((value) => value === told);
    if (told !== null && found === undefined) dropped.add(part);
    return found;
  };

  const texts = query.getAll('seg');
  const read = texts.slice(0, mostSegments).map(readSegment);
  if (texts.length > mostSegments || read.includes(undefined)) dropped.add('seg');
  const segments = read.filter((segment) => segment !== undefined);

  const party = { ...oneAdult };
  for (const kind of passengerKinds) {
    const told = query.get(kind);
    if (told === null) continue;
    if (countText.test(told)) party[kind] = Number(told);
    else dropped.add(kind);
  }
  const wrong = partyProblem(party) !== undefined;
  if (wrong) for (const kind of passengerKinds) if (query.has(kind)) dropped.add(kind);

  const told = oneOf('trip', searchKinds);
  const guessed = segments.length > 1 ? 'multi' : 'oneway';
  const kind = told === 'return' && !leadsBack(segments) ? 'multi' : (told ?? guessed);
  const cabin = oneOf('cabin', searchCabins);
  return {
    draft: {
      kind,
      segments: asKind(kind, segments),
      ...(wrong ? oneAdult : party),
      ...(cabin && { cabin }),
      points: oneOf('points', ['1']) !== undefined,
      direct: oneOf('direct', ['1']) !== undefined,
    },
    dropped: [...dropped],
  };
}

const isWhole = (segment: Partial<SearchSegment>): segment is SearchSegment =>
  segment.day !== undefined &&
  isRealDay(segment.day) &&
  isCode.test(segment.from ?? '') &&
  isCode.test(segment.to ?? '') &&
  segment.from !== segment.to;

/** The draft as a search that can be asked for; undefined while something is missing or a day lies before the one before it. */
export function wholeSearch(draft: SearchDraft): FlightSearch | undefined {
  const segments = draft.segments.filter(isWhole);
  const days = segments.map(({ day }) => day);
  if (segments.length === 0 || segments.length < draft.segments.length) return undefined;
  if (segments.length > mostSegments || days.some((day, at) => day < (days[at - 1] ?? day))) return undefined;
  if (partyProblem(draft) !== undefined) return undefined;
  return { ...draft, segments };
}

/** The search that an address holds; undefined where it holds no whole one, or a party that cannot book: nobody else's flights are shown. */
export function readFlightSearch(query: URLSearchParams): FlightSearch | undefined {
  const { draft, dropped } = readSearchDraft(query);
  return passengerKinds.some((kind) => dropped.includes(kind)) ? undefined : wholeSearch(draft);
}

/**
 * Writes a search into the query of an address, in one order; nothing in it says who looks. What is as it would be read
 * without it is left out, but the number of adults.
 */
export function writeFlightSearch(search: SearchDraft): URLSearchParams {
  const query = new URLSearchParams({ trip: search.kind });
  for (const { from = '', to = '', day = '' } of search.segments) query.append('seg', `${from}-${to}-${day}`);
  query.set('adults', String(search.adults));
  if (search.children > 0) query.set('children', String(search.children));
  if (search.infants > 0) query.set('infants', String(search.infants));
  if (search.cabin) query.set('cabin', search.cabin);
  if (search.points) query.set('points', '1');
  if (search.direct) query.set('direct', '1');
  return query;
}
