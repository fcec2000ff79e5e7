import { member } from '../../e2e/beneficiary.support.ts';
import { applicant, applyAddress, sendOf, typeApplication } from '../../e2e/programmes.support.ts';
import { busy, check, loading, screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

/** A read that a whole screen waits for, whoever looks at it. */
const openRead = (address: string) =>
  ({ address, tells: 'screen', failed: ['youth', 'failed'], waiting: loading }) as const;

export const programmesWays = {
  contentPage: {
    ...openRead('/youthLeague/guide'),
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  youthActivities: {
    ...openRead('/youthLeague/list'),
    content: (page) => page.getByRole('main').locator('a[href*="/youthLeague/detail"]').first(),
  },
  youthActivity: {
    ...openRead('/youthLeague/detail?id=ACT-1'),
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  youthMembership: {
    ...screenRead('/youthLeague/member', ['youth', 'failed']),
    content: (page, say) => page.getByText(say('youth', 'member.none')),
  },
  applyForYouth: {
    address: applyAddress,
    member,
    act: async (page, say) => {
      await typeApplication(page, say);
      await sendOf(page, say).click();
    },
    tells: 'write',
    repeat: {
      fire: (page, say) => sendOf(page, say).click(),
      check,
      absent: ['youth', 'outcome.absentText'],
      typed: ['organisation', applicant.organisation],
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('youth', 'member.reviewing'), { exact: true }),
  },
  coursePoints: {
    ...screenRead('/courseIntegral/myCourseIntegral', ['course-points', 'failed']),
    content: (page, say) => page.getByRole('list', { name: say('course-points', 'course.list') }),
  },
} satisfies Ways;
