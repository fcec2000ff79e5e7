import { orderTier, tierOrders } from '@mapp/kit/contracts';
import { TierPaymentResultScreen } from '@mapp/kit/screens/tier-orders/tier-payment-result';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import type { PaymentOutcome } from '@mapp/sandbox/engine';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { words } from '../../words.ts';
import { there } from '../../there.ts';

const made = '76000000000001';
const at = (orderNo: string) => `/mine/gradePay/GradePaySuccess?tradingOrderNo=${orderNo}`;

const meta = preview.meta({
  component: TierPaymentResultScreen,
  tags: ['!autodocs'],
  parameters: { address: at(made) },
});

interface Before {
  world: {
    client: {
      send: (call: typeof orderTier, payload: { purchaseId: string; offerId: string }) => Promise<unknown>;
    };
  };
  airline: {
    payments: {
      prepare: (orderNo: string, attempt: { method: 'wechat'; returnTo: string }) => void;
      settle: (orderNo: string, outcome: PaymentOutcome) => void;
    };
  };
}

/** Silver has been ordered, and the cashier has been left with an outcome. */
const back =
  (outcome: PaymentOutcome) =>
  async ({ world, airline }: Before) => {
    await world.client.send(orderTier, { purchaseId: 'purchase-0001', offerId: 'raise-SIL-20000-30000' });
    airline.payments.prepare(made, { method: 'wechat', returnTo: `/mapp${at(made)}` });
    airline.payments.settle(made, outcome);
  };

export const Basic = meta.story({
  beforeEach: back('pay'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const title = t('reached.title', { tier: tiers('member.SIL') });
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: t('reached.gains') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('result.tier') })).toHaveAttribute(
      'href',
      '/mapp/mine/memberUpgrade',
    );
    await expect(canvas.getByRole('link', { name: t('result.order') })).toBeVisible();
    // The end of the page, where no link lies under the bar.
    scrollTo({ top: document.documentElement.scrollHeight });
  },
});

export const PaymentFailed = meta.story({
  beforeEach: back('fail'),
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByText(orders('payFailed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: orders('pay') })).toHaveAttribute(
      'href',
      `/mapp/pay/${made}`,
    );
  },
});

export const NotPaidYet = meta.story({
  beforeEach: back('later'),
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('heading', { name: orders('status.waiting') })).toBeVisible();
    await expect(canvas.queryByText(orders('payFailed'))).toBeNull();
    await expect(canvas.getByRole('link', { name: orders('pay') })).toBeVisible();
  },
});

export const GivenUp = meta.story({
  beforeEach: back('cancel'),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByRole('heading', { name: orders('status.cancelled') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('changed.again') })).toBeVisible();
  },
});

export const SuperMember = meta.story({
  parameters: { member: '600000000004', address: at(tierOrderNos.running) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(there((await canvas.findAllByText(t('name.superMember', { months: 12 })))[0])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.benefits') })).toHaveAttribute(
      'href',
      '/mapp/mine/supermaster',
    );
  },
});

export const NoSuchOrder = meta.story({
  parameters: { address: at('nothing') },
  play: async ({ canvas, globals }) => {
    const orders = await words(globals, 'orders');
    await expect(await canvas.findByText(orders('missing'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOrders.path, kind: 'malformed-json', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.orders'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/orders', 220));
