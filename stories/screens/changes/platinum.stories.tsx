import { upgradeOptions } from '@mapp/kit/contracts';
import { PlatinumScreen } from '@mapp/kit/screens/changes/platinum';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PlatinumScreen,
  tags: ['!autodocs'],
  parameters: { address: '/platinumUpgrade/index', ...tall.parameters, sharesNames: ['MU5101'] },
  globals: tall.globals,
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('heading', { name: t('platinum.flights') })).toBeVisible();
    // Those that can be used are there; the others are asked for, and say which condition is not met.
    await expect(canvas.getAllByText(t('flights.open')).length).toBeGreaterThan(0);
    const unmet = t('platinum.unmet', { condition: t('condition.self') });
    await expect(canvas.queryByText(new RegExp(unmet))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(canvas.getAllByText(new RegExp(unmet)).length).toBeGreaterThan(0);
  },
});

/** A flight that cannot be read is no reason to say that there is none. */
export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('upgradeOptions')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const NoVouchers = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('platinum.none'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
