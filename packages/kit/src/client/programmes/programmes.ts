import type { ResponseOf } from '../../contracts/call.ts';
import { contentPage, type ContentPageName } from '../../contracts/programmes/content.ts';
import {
  applyForYouth,
  coursePoints,
  youthActivities,
  youthActivity,
  youthMembership,
} from '../../contracts/programmes/programmes.ts';
import { youthRefusalOf, youthRefusals } from '../../contracts/programmes/programmes-refusals.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useWrite, type WriteResult } from '../write.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** A page whose words the airline edits. */
export const useContentPage = (page: ContentPageName): ReadResult<typeof contentPage> =>
  useRead(contentPage, { page });

/** The activities of the youth programme. */
export const useYouthActivities = (): ReadResult<typeof youthActivities> => useRead(youthActivities, {});

/** One activity with all that is to know of it. */
export const useYouthActivity = (id: string): ReadResult<typeof youthActivity> =>
  useRead(youthActivity, { id });

/** The member's own membership of the youth programme; a guest has none. */
export const useYouthMembership = (): ReadResult<typeof youthMembership> => useRead(youthMembership, {});

/** Points for courses of this calendar year, or of earlier ones. */
export const useCoursePoints = (period: 'current' | 'earlier'): ReadResult<typeof coursePoints> =>
  useRead(coursePoints, { period });

/** Applies; the screen tells refusals in its own words, and that no answer came. */
export const useApplyForYouth = (): WriteResult<typeof applyForYouth> =>
  useWrite(applyForYouth, { handles: Object.keys(youthRefusals), announce: 'answers' });

/** The catalogue's code of a refusal of the programme; undefined for any other failure. */
export const youthRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof youthRefusalOf> =>
  failure.kind === 'refused' ? youthRefusalOf(failure.code) : undefined;

/** Looks the membership up again; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpYouth(): () => Promise<ResponseOf<typeof youthMembership>> {
  const lookUp = useLookUp(youthMembership);
  return () => lookUp({});
}

const youthCalls = [youthMembership] as const;

/** Lets every screen ask again for the membership. */
export const useReloadYouth = (): (() => Promise<void>) => useReload(youthCalls);
