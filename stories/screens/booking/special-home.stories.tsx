import { querySpecialProducts } from '@mapp/kit/contracts';
import { SpecialHomeScreen } from '@mapp/kit/screens/booking/special-home';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: SpecialHomeScreen,
  tags: ['!autodocs'],
  parameters: { address: '/specialHome', member: null },
});

/** Each product with its rules and its flights. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'special-home');
    await expect(await canvas.findByText(t('members'))).toBeVisible();
    const [flights] = canvas.getAllByRole('link', { name: new RegExp(`^${t('flights')}`) });
    await expect(there(flights)).toHaveAttribute('href', expect.stringContaining('seg=SHA-TAO-2026-06-08'));
  },
});

export const Empty = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('querySpecialProducts');
    msw.use(
      http.post(`*${path}`, () => HttpResponse.json({ ...(answer as object), data: { products: [] } })),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'special-home');
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: querySpecialProducts.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(querySpecialProducts.path));
