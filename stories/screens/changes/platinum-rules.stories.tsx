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

/** The rules of every way, for every upgrade is agreed to by them, and those of the platinum voucher. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('platinumRules.route'))).toBeVisible();
    const rules = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rules[0]).toBe(t('rules.cash'));
    await expect(canvas.getByRole('heading', { level: 1, name: t('rules.title') })).toBeVisible();
  },
});
