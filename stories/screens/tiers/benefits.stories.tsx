import { messagesFor, type Locale } from '@mapp/kit/messages';
import { BenefitsScreen } from '@mapp/kit/screens/tiers/benefits';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';

const meta = preview.meta({
  component: BenefitsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/benefits' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(9);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '*', kind: 'malformed-json', times: 2 }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'tier-progress');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('benefits.failed'));
  },
});

export const RefusedAfterAFailure = meta.story(
  refusedAfterAFailure('/api/memberApi/memberBenefit/getPrivilegeInfoLs', 220),
);
