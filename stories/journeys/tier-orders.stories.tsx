import { orderTier } from '@mapp/kit/contracts';
import { ConfirmTierScreen } from '@mapp/kit/screens/tier-orders/confirm-tier';
import { ExchangeTierScreen } from '@mapp/kit/screens/tier-orders/exchange-tier';
import { TierOrderDetailScreen } from '@mapp/kit/screens/tier-orders/tier-order-detail';
import { TierOrdersScreen } from '@mapp/kit/screens/tier-orders/tier-orders';
import { TierPaymentResultScreen } from '@mapp/kit/screens/tier-orders/tier-payment-result';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  exchangeTier: ExchangeTierScreen,
  tierPayment: ConfirmTierScreen,
  tierPaymentResult: TierPaymentResultScreen,
  tierOrders: TierOrdersScreen,
  tierOrderDetail: TierOrderDetailScreen,
};

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: { member: '600000000002', ...tall.parameters },
  globals: tall.globals,
  args: { screens, start: '/mine/exchangeMember', onLeft: fn() },
});

/** Silver for a year longer, in points alone; the answer is lost on the way and looked up. */
export const AnotherYear = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const outcome = await words(globals, 'outcome');
    const name = t('name.extend', { tier: tiers('name.SIL') });
    await userEvent.click(await canvas.findByRole('link', { name: `${t('choose.extend')} ${name}` }));

    airline.fault({ path: orderTier.path, kind: 'network', after: true });
    await userEvent.click(await canvas.findByRole('button', { name: t('confirm.submit') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));

    await canvas.findByRole('heading', { level: 2, name: t('kept.title', { tier: tiers('name.SIL') }) });
    await userEvent.click(canvas.getByRole('link', { name: t('result.order') }));
    await expect(await canvas.findByText('76000000000001')).toBeVisible();
    await expect(sentTo(airline, orderTier.path)).toHaveLength(1);
  },
});
