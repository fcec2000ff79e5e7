import { ActivationCodeScreen } from '@mapp/kit/screens/coupons/activation-code';
import { CouponHistoryScreen } from '@mapp/kit/screens/coupons/coupon-history';
import { CouponsScreen } from '@mapp/kit/screens/coupons/coupons';
import { OffersScreen } from '@mapp/kit/screens/coupons/offers';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  coupons: CouponsScreen,
  activationCode: ActivationCodeScreen,
  couponHistory: CouponHistoryScreen,
  offers: OffersScreen,
};
const onLeft = fn();
const activate = '/api/coupons/activate';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/mine/mycoupons', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

/** From the list to the code, whose answer is lost on the way, back to the list that knows it, and on to the seats. */
export const ByCode = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    const outcome = await words(globals, 'outcome');
    airline.fault({ path: activate, kind: 'network', after: true });
    await userEvent.click(await canvas.findByRole('link', { name: t('code.open') }));
    await userEvent.click(field(canvasElement, 'code'));
    await userEvent.paste('MAPP-SEAT-2026');
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    const list = within(await canvas.findByRole('list', { name: t('tab.usable') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(sentTo(airline, activate)).toHaveLength(1);
    await userEvent.click(list.getByText(t('use')));
    await expect(onLeft).toHaveBeenCalledWith('/boarde');
  },
});

/** An offer is taken, and then there are four. */
export const ByOffer = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'coupons');
    await userEvent.click(await canvas.findByRole('link', { name: t('rows.offers') }));
    const offers = within(await canvas.findByRole('list', { name: t('offers.title') }));
    const first = within(there(offers.getAllByRole('listitem')[0]));
    await userEvent.click(first.getByRole('button'));
    await expect(await first.findByText(t('offer.taken'))).toBeVisible();
  },
});
