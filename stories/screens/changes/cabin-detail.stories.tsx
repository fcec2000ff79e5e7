import { upgradeOptions } from '@mapp/kit/contracts';
import { CabinDetailScreen } from '@mapp/kit/screens/changes/cabin-detail';
import { upgradeRefOf } from '@mapp/sandbox/changes';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: CabinDetailScreen,
  tags: ['!autodocs'],
  parameters: {
    address: `/retreatUpgrade/copyShip?flight=${upgradeRefOf(41)}&cabin=business`,
    ...tall.parameters,
  },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('heading', { name: t('rules.title') })).toBeVisible();
  },
});

export const UnknownFlight = meta.story({
  parameters: { address: '/retreatUpgrade/copyShip?flight=x' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
