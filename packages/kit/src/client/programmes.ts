import type { ResponseOf } from '../contracts/call.ts';
import { contentPage, type ContentPageName } from '../contracts/content.ts';
import {
  applyForYouth,
  coursePoints,
  youthActivities,
  youthActivity,
  youthMembership,
} from '../contracts/programmes.ts';
import { youthRefusalOf, youthRefusals } from '../contracts/programmes-refusals.ts';
import type { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf, useRead, type ReadResult } from './read.ts';
import { useWrite, type WriteResult } from './write.ts';

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

/** Looks the membership up anew; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpYouth(): () => Promise<ResponseOf<typeof youthMembership>> {
  const client = useClient();
  const queries = useQueries();
  return async () => {
    const answer = await client.send(youthMembership, {});
    queries.setQueryData(keyOf(youthMembership, {}, client), answer);
    return answer;
  };
}

/** Lets every screen ask anew for the membership. */
export function useReloadYouth(): () => Promise<void> {
  const queries = useQueries();
  return () => queries.invalidateQueries({ queryKey: [youthMembership.name] });
}
