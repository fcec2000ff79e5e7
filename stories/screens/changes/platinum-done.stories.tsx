import { upgradeOrders } from '@mapp/kit/contracts';
import { PlatinumDoneScreen } from '@mapp/kit/screens/changes/platinum-done';
import { seededChanges } from '@mapp/sandbox/changes';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PlatinumDoneScreen,
  tags: ['!autodocs'],
  parameters: { address: `/platinumUpgrade/success/${seededChanges.upgrade}`, ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.waiting.text'))).toBeVisible();
  },
});

export const NoUpgrade = meta.story({
  parameters: { address: '/platinumUpgrade/success/1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.notFound'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOrders.path, 300));
