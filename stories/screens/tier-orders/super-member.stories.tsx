import { tierOffers } from '@mapp/kit/contracts';
import { SuperMemberScreen } from '@mapp/kit/screens/tier-orders/super-member';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { plain } from '../../plain.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: SuperMemberScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/supermaster', member: '600000000002', ...tall.parameters },
  globals: tall.globals,
});

/** Its benefits, and for how long it can be had: the year first, the quarter by a choice. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const join = await canvas.findByRole('link', { name: t('choose.superMember') });
    await expect(join).toHaveAttribute('href', '/mapp/mine/gradePay?offer=superMember-SIL-12-59900');
    await expect(canvas.getByText(t('super.benefit.lounge'))).toBeVisible();
    const [, quarter] = canvas.getAllByRole('radio');
    if (quarter) await userEvent.click(quarter);
    await expect(join).toHaveAttribute('href', '/mapp/mine/gradePay?offer=superMember-SIL-3-19900');
  },
});

/** It runs: until when, and nothing to buy. */
export const Running = meta.story({
  parameters: { member: '600000000004', covers: ['tierOrder.running'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.running'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('choose.superMember') })).toBeNull();
  },
});

export const AnotherWaits = meta.story({
  parameters: { member: '600000000001', covers: ['tierOrder.waiting'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('link', { name: t('waiting.open') })).toHaveAttribute(
      'href',
      `/mapp/mine/gradeOrderDetail?tradingOrderNo=${tierOrderNos.waiting}`,
    );
    await expect(canvas.getByText(plain(t('super.plan', { months: 12 })))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const ChildMember = meta.story({
  parameters: { member: '600000000005', covers: ['tierOrder.child'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.child'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOffers.path, kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.offers'));
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('link', { name: t('choose.superMember') })).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/offers', 220));
