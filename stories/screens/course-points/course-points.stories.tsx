import { CoursePointsScreen } from '@mapp/kit/screens/course-points/course-points';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CoursePointsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/courseIntegral/myCourseIntegral' },
});

const path = '/api/course/points';

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('course.total'))).toBeVisible();
    const list = canvas.getByRole('list', { name: t('course.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const None = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('course.none'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('coursePoints')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
