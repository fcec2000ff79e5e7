// @vitest-environment happy-dom
import { contentPage } from '../../contracts/programmes/content.ts';
import { youthRefusals } from '../../contracts/programmes/programmes-refusals.ts';
import {
  applyForYouth,
  coursePoints,
  youthActivities,
  youthActivity,
  youthMembership,
} from '../../contracts/programmes/programmes.ts';
import {
  itLooksUp,
  itNamesRefusals,
  itReads,
  itReloads,
  itWrites,
  looksUp,
  reads,
  writes,
} from '../hook.support.ts';
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

itReads([
  reads(contentPage, () => useContentPage('youth.home'), { payload: { page: 'youth.home' }, guests: true }),
  reads(youthActivities, useYouthActivities, { guests: true }),
  reads(youthActivity, () => useYouthActivity('a-1'), { payload: { id: 'a-1' }, guests: true }),
  reads(youthMembership, useYouthMembership),
  reads(coursePoints, () => useCoursePoints('earlier'), { payload: { period: 'earlier' } }),
]);

itWrites([
  writes(
    applyForYouth,
    useApplyForYouth,
    { name: '李雷', phone: '86-13800000001', email: '', occupation: 'student', organisation: '1' },
    ['noAnswer', ...Object.keys(youthRefusals)],
  ),
]);

itLooksUp([looksUp(youthMembership, useLookUpYouth, { answer: { state: 'reviewing' } })]);

itReloads(useReloadYouth, [youthMembership]);

itNamesRefusals(youthRefusedAs, 'YTH01', 'youth.age');
