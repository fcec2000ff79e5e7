import { upgradeOptions } from '@mapp/kit/contracts';
import { PlatinumCabinScreen } from '@mapp/kit/screens/changes/platinum-cabin';
import { upgradeRefOf } from '@mapp/sandbox/changes';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PlatinumCabinScreen,
  tags: ['!autodocs'],
  parameters: { address: `/platinumUpgrade/upgradeShipping?flight=${upgradeRefOf(41)}`, ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('link', { name: t('platinum.next') })).toBeVisible();
  },
});

export const AtHome = meta.story({
  parameters: {
    address: `/platinumUpgrade/upgradeShipping?flight=${upgradeRefOf(42)}`,
    covers: ['upgrade.voucherUnfit'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('refused.voucherUnfitText'))).toBeVisible();
  },
});

/** No flight is named: it is chosen on the platinum page. */
export const NotChosen = meta.story({
  parameters: { address: '/platinumUpgrade/upgradeShipping' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('unchosen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toFlights') })).toHaveAttribute(
      'href',
      '/mapp/platinumUpgrade/index',
    );
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
