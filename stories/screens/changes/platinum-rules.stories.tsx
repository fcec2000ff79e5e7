import { PlatinumRulesScreen } from '@mapp/kit/screens/changes/platinum-rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PlatinumRulesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/platinumUpgrade/upgradeRule', ...tall.parameters },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('platinumRules.route'))).toBeVisible();
  },
});
