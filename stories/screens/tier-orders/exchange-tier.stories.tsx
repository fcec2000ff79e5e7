import { orderTier, tierOffers } from '@mapp/kit/contracts';
import { ExchangeTierScreen } from '@mapp/kit/screens/tier-orders/exchange-tier';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { plain } from '../../plain.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: ExchangeTierScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/exchangeMember', ...tall.parameters },
  globals: tall.globals,
});

/** A figure, with any sign between the thousands. */
const figure = (digits: string) => new RegExp(digits.replaceAll(',', '\\D?'));

/** Silver for points and money: the points are enough, and what is left of them is told. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const name = t('name.raise', { tier: tiers('name.SIL') });
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(figure('20,000'));
    await expect(canvas.getByText(plain(t('enough', { points: 3684 })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${t('choose.raise')} ${name}` })).toHaveAttribute(
      'href',
      '/mapp/mine/gradePay?offer=raise-SIL-20000-30000',
    );
  },
});

/** Too few points for gold: how many are missing, the shop, and no way to order; another year of silver is open. */
export const PointsShort = meta.story({
  parameters: { member: '600000000002', covers: ['tierOrder.points'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(plain(t('short', { points: 7036 })))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('buy') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${t('choose.raise')} `) })).toBeNull();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${t('choose.extend')} `) })).toBeVisible();
  },
});

export const NotForSale = meta.story({
  parameters: { member: '600000000003', covers: ['tierOrder.notSold'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.notSold'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.tier') })).toHaveAttribute(
      'href',
      '/mapp/mine/memberUpgrade',
    );
  },
});

/** Nothing lies above platinum; that it can be kept for a year longer is told first. */
export const NoNextTier = meta.story({
  parameters: { member: '600000000004', covers: ['tierOrder.topTier'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.topTier'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.benefits') })).toBeVisible();
    const kept = canvas.getByText(plain(t('short', { points: 8680 })));
    await expect(kept).toBeVisible();
    await expect(kept.compareDocumentPosition(canvas.getByText(t('barTitle.topTier')))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

export const ChildMember = meta.story({
  parameters: { member: '600000000005', covers: ['tierOrder.child'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('barTitle.child'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.tier') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('buy') })).toBeNull();
  },
});

/** One order at a time: the one that waits comes first. */
export const AnotherWaits = meta.story({
  parameters: { covers: ['tierOrder.waiting'] },
  beforeEach: async ({ world }) => {
    await world.client.send(orderTier, { purchaseId: 'purchase-0001', offerId: 'raise-SIL-20000-30000' });
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('waiting'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('waiting.open') })).toHaveAttribute(
      'href',
      '/mapp/mine/gradeOrderDetail?tradingOrderNo=76000000000001',
    );
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${t('choose.raise')} `) })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOffers.path, kind: 'malformed-json', times: 1 }),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals, 'tier-orders');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.offers'));
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await waitFor(() => expect(canvas.getByText(plain(t('enough', { points: 3684 })))).toBeVisible());
  },
});

export const InTheDark = meta.story({
  parameters: { member: '600000000002' },
  globals: { theme: 'dark' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(plain(t('short', { points: 7036 })))).toBeVisible();
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(plain(t('enough', { points: 3684 })))).toBeVisible();
  },
});
