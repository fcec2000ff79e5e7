import { contentPage } from '../../contracts/programmes/content.ts';
import { youthRefusals } from '../../contracts/programmes/programmes-refusals.ts';
import {
  applyForYouth,
  coursePoints,
  youthActivities,
  youthActivity,
  youthMembership,
} from '../../contracts/programmes/programmes.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  useApplyForYouth,
  useContentPage,
  useCoursePoints,
  useLookUpYouth,
  useReloadYouth,
  useYouthActivities,
  useYouthActivity,
  useYouthMembership,
  youthRefusedAs,
} from './programmes.ts';

/** Duties of the hooks in `programmes.ts`. */
export const rows: HookRows = {
  reads: [
    reads(contentPage, () => useContentPage('youth.home'), { payload: { page: 'youth.home' }, guests: true }),
    reads(youthActivities, useYouthActivities, { guests: true }),
    reads(youthActivity, () => useYouthActivity('a-1'), { payload: { id: 'a-1' }, guests: true }),
    reads(youthMembership, useYouthMembership),
    reads(coursePoints, () => useCoursePoints('earlier'), { payload: { period: 'earlier' } }),
  ],
  writes: [
    writes(
      applyForYouth,
      useApplyForYouth,
      { name: '李雷', phone: '86-13800000001', email: '', occupation: 'student', organisation: '1' },
      ['noAnswer', ...Object.keys(youthRefusals)],
    ),
  ],
  lookUps: [looksUp(youthMembership, useLookUpYouth, { answer: { state: 'reviewing' } })],
  reloads: [[useReloadYouth, [youthMembership]]],
  refusals: [[youthRefusedAs, 'YTH01', 'youth.age']],
};
