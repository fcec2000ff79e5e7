import type { Host } from '../../host/host.ts';
import {
  readSearchDraft,
  wholeSearch,
  writeFlightSearch,
  type FlightSearch,
  type SearchDraft,
} from '../../rules/booking/search-address.ts';
import { emptySearch, withPlace, withSearchDays, type SearchEnd } from '../../rules/booking/search-draft.ts';
import { isDay } from '../../validators/day.ts';
import { handedOver, handOver } from '../../session/hand-over.ts';
import type { Session } from '../../session/session.ts';

/** The search as it was typed last in this session; an empty one before. */
export function typedSearch(session: Session): SearchDraft {
  const kept = session.get('search');
  return kept === undefined ? emptySearch : readSearchDraft(new URLSearchParams(kept)).draft;
}

/** Keeps a search, as far as it is typed, over a reload. */
export const keepSearch = (session: Session, draft: SearchDraft): void =>
  session.set('search', writeFlightSearch(draft).toString());

/** A city that was chosen for an end of the search. */
export interface ChosenEnd {
  readonly segment: number;
  readonly end: SearchEnd;
  readonly code: string;
}

const numberOf = (segment: string | null): number => (/^\d$/.test(segment ?? '') ? Number(segment) : 0);

/** Hands a city that was chosen to the search that asked for it. */
export const chooseEnd = (session: Session, chosen: ChosenEnd): void =>
  handOver(session, 'chosenEnd', chosen);

/**
 * Forgets what has come for the search, once it is part of it; the same address is not read again.
 * @param address query of the page
 */
export function searchOpened(session: Session, address: URLSearchParams): void {
  handOver(session, 'chosenEnd', undefined);
  handOver(session, 'readSearch', address.toString());
}

const dayIn = (address: URLSearchParams, name: string): string | undefined => {
  const day = address.get(name) ?? '';
  return isDay(day) ? day : undefined;
};

/**
 * The search that the address holds, or the one that was typed last; with the city that was chosen since, and the days that a calendar has
 * put into the address (`segment`, `date`, `returnDate`).
 */
export function openedSearch(session: Session, address: URLSearchParams): SearchDraft {
  const isNew = handedOver(session, 'readSearch') !== address.toString();
  let draft = isNew && address.has('seg') ? readSearchDraft(address).draft : typedSearch(session);
  // A way that leads to points says no more than that: the search itself is as it was left.
  if (isNew && address.get('points') === '1') draft = { ...draft, points: true };
  const chosen = handedOver(session, 'chosenEnd') as ChosenEnd | undefined;
  if (chosen) draft = withPlace(draft, chosen.segment, chosen.end, chosen.code);
  const day = dayIn(address, 'date');
  if (!isNew || day === undefined) return draft;
  return withSearchDays(draft, numberOf(address.get('segment')), day, dayIn(address, 'returnDate'));
}

/** Where the device keeps the searches that were made on it. */
const place = 'mapp.searches';
/** As many as are in one row. */
const most = 3;

/** Only where and when, and the kind: whom a search was for says something of a person. */
const kept = ({ kind, segments }: FlightSearch): string =>
  writeFlightSearch({ ...emptySearch, kind, segments, cabin: undefined }).toString();

const searchesIn = (local: Host['local']): FlightSearch[] =>
  (local.get(place) ?? '').split(' ').flatMap((text) => {
    const search = wholeSearch(readSearchDraft(new URLSearchParams(text)).draft);
    return search ? [search] : [];
  });

/**
 * Searches that were made on this device and are not past, the latest first.
 * @param today the airline's day
 */
export const recentSearches = ({ local }: Pick<Host, 'local'>, today: string): readonly FlightSearch[] =>
  searchesIn(local)
    .filter(({ segments }) => segments.every(({ day }) => day >= today))
    .slice(0, most);

/** Keeps a search that was made, on the device, without whom it was for. */
export function rememberSearch({ local }: Pick<Host, 'local'>, search: FlightSearch): void {
  const text = kept(search);
  const others = searchesIn(local)
    .map(kept)
    .filter((each) => each !== text);
  local.set(place, [text, ...others].slice(0, most).join(' '));
}

/** Forgets the searches that were made on this device. */
export const forgetSearches = ({ local }: Pick<Host, 'local'>): void => local.remove(place);
