import { upgradeOptions } from '@mapp/kit/contracts';
import { CommonVouchersScreen } from '@mapp/kit/screens/changes/common-vouchers';
import { upgradeRefOf } from '@mapp/sandbox/changes';
import { expect } from 'storybook/test';
import { http, HttpResponse } from 'msw/http';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CommonVouchersScreen,
  tags: ['!autodocs'],
  parameters: {
    address: `/retreatUpgrade/commonRoll?flight=${upgradeRefOf(41)}&cabin=business`,
    ...tall.parameters,
  },
  globals: tall.globals,
});

export const Basic = meta.story({
  // Two vouchers of one kind, to the same day.
  parameters: { sharesNames: ['link'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const [use] = await canvas.findAllByRole('link', { name: new RegExp(`^${t('vouchers.use')}`) });
    await expect(use?.getAttribute('href')).toContain('way=common');
  },
});

/** None is left. */
export const NoVouchers = meta.story({
  beforeEach: async ({ msw }) => {
    const { answer } = await fixtureOf('upgradeOptions');
    const data = answer['data'] as object;
    msw.use(
      http.post(`*${upgradeOptions.path}`, () =>
        HttpResponse.json({ Code: 200, Msg: 'success', data: { ...data, vouchers: [] } }),
      ),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('vouchers.none'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
