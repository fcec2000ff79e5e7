import type { Day } from '../days.ts';
import { oneAdult } from './party.ts';
import { mostSegments, type SearchDraft, type SearchKind, type SearchSegment } from './search-address.ts';

/** One end of a segment. */
export type SearchEnd = 'from' | 'to';

type Part = Partial<SearchSegment>;

/** A search in which nothing is chosen yet. */
export const emptySearch: SearchDraft = {
  ...oneAdult,
  kind: 'oneway',
  segments: [{}],
  cabin: 'economy',
  points: false,
  direct: false,
};

/** A segment without what is not chosen. */
const segmentOf = (from?: string, to?: string, day?: string): Part => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(day && { day }),
});

/** The way back of a way out, on a day of its own. */
export const wayBack = ({ from, to }: Part, day?: Day): Part => segmentOf(to, from, day);

const follows = (draft: SearchDraft, segments: readonly Part[]): SearchDraft => ({
  ...draft,
  segments:
    draft.kind === 'return' ? [segments[0] ?? {}, wayBack(segments[0] ?? {}, segments[1]?.day)] : segments,
});

/**
 * A draft with a place chosen. A segment that began where the one before ended, or had no beginning yet, begins where that
 * one ends now.
 * @param at which segment
 */
export function withPlace(draft: SearchDraft, at: number, end: SearchEnd, code: string): SearchDraft {
  const before = draft.segments[at];
  if (!before) return draft;
  const next = draft.segments[at + 1];
  const leadsOn = draft.kind === 'multi' && end === 'to' && next && (next.from ?? before.to) === before.to;
  return follows(
    draft,
    draft.segments.map((segment, index) => {
      if (index === at) return { ...segment, [end]: code };
      return leadsOn && index === at + 1 ? { ...segment, from: code } : segment;
    }),
  );
}

/** A draft with both ends of a segment changed for each other. */
export function withEndsSwapped(draft: SearchDraft, at: number): SearchDraft {
  return follows(
    draft,
    draft.segments.map((segment, index) =>
      index === at ? segmentOf(segment.to, segment.from, segment.day) : segment,
    ),
  );
}

/**
 * A draft with days chosen for a segment. One way becomes there and back once a day back is chosen with it, and there and back one way
 * once there is none; a segment of several has one day.
 */
export function withSearchDays(draft: SearchDraft, at: number, out: Day, back?: Day): SearchDraft {
  const [first = {}] = draft.segments;
  if (draft.kind !== 'multi') {
    const there = { ...first, day: out };
    return back === undefined
      ? { ...draft, kind: 'oneway', segments: [there] }
      : { ...draft, kind: 'return', segments: [there, wayBack(first, back)] };
  }
  return {
    ...draft,
    segments: draft.segments.map((segment, index) => (index === at ? { ...segment, day: out } : segment)),
  };
}

/** A draft of another kind, with all of its segments that this kind can have. Several segments are two at least. */
export function withKind(draft: SearchDraft, kind: SearchKind): SearchDraft {
  const [first = {}, ...more] = draft.segments;
  if (kind === 'oneway') return { ...draft, kind, segments: [first] };
  if (kind === 'return') return { ...draft, kind, segments: [first, wayBack(first, more[0]?.day)] };
  return { ...draft, kind, segments: more.length > 0 ? [first, ...more] : [first, segmentOf(first.to)] };
}

/** A draft with one segment more, which begins where the last one ends; the same one where there are six. */
export function withSegment(draft: SearchDraft): SearchDraft {
  if (draft.segments.length >= mostSegments) return draft;
  return { ...draft, segments: [...draft.segments, segmentOf(draft.segments.at(-1)?.to)] };
}

/** A draft without a segment; the same one where two are left. */
export function withoutSegment(draft: SearchDraft, at: number): SearchDraft {
  if (draft.segments.length <= 2) return draft;
  return { ...draft, segments: draft.segments.filter((_, index) => index !== at) };
}

/** Whether a segment begins elsewhere than the one before ends: a way of one's own lies between, or a slip. */
export function hasGap(draft: SearchDraft, at: number): boolean {
  const [end, begin] = [draft.segments[at - 1]?.to, draft.segments[at]?.from];
  return draft.kind === 'multi' && end !== undefined && begin !== undefined && end !== begin;
}
