import { UpgradePointsScreen } from '@mapp/kit/screens/course-points/upgrade-points';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradePointsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/updatePointDetail' },
});

const path = '/api/memberApi/member/queryPointActivityDetail';

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('upgrade.note'))).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: t('upgrade.toTier') })).toBeVisible();
  },
});

/** A member who has not flown yet. */
export const NoFlights = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${path}`, () =>
        HttpResponse.json({
          Code: 200,
          Msg: 'success',
          data: { pointActivityDetailse2s: [], airActivityDetails: [] },
        }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByText(t('upgrade.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('upgrade.claim') })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'course-points');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path, 220));
