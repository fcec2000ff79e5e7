import { YouthActivitiesScreen } from '@mapp/kit/screens/youth/activities';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthActivitiesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/list' },
});

const path = '/api/content/youthActivities';

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    for (const state of ['open', 'full', 'over'] as const)
      await expect(await canvas.findByText(t(`activity.state.${state}`))).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('/mapp/youthLeague/detail?id=ACT-1');
  },
});

/** Between two seasons; the empty state has a picture of its own. */
export const NoActivities = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) =>
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', activities: [] }))),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('list.none'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('youthActivities')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
