import { YouthHomeScreen } from '@mapp/kit/screens/youth/home';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthHomeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/home', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/content/page';

/** The page holds a block of a kind that is not known; it is passed over. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('heading', { name: t('home.activities') })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(t('activity.state.full'))).toBeVisible());
    await expect(canvas.getByRole('link', { name: t('home.apply') })).toHaveAttribute(
      'href',
      '/mapp/youthLeague/apply',
    );
  },
});

export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('link', { name: t('home.apply') })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('guide.title') })).toBeVisible();
  },
});

export const Member = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: t('home.mine') }).at(-1)).toHaveAttribute(
        'href',
        '/mapp/youthLeague/member',
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: t('home.apply') })).toBeNull());
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

export const Offline = meta.story({
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'youth');
    await canvas.findByRole('heading', { name: t('home.activities') });
    host.setOnline(false);
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
