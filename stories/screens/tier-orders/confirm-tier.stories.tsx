import { orderTier, tierOffers, tierOrders, type TierRefusalCode } from '@mapp/kit/contracts';
import { ConfirmTierScreen } from '@mapp/kit/screens/tier-orders/confirm-tier';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const raise = '/mine/gradePay?offer=raise-SIL-20000-30000';
const extend = '/mine/gradePay?offer=extend-SIL-12000';

const meta = preview.meta({
  component: ConfirmTierScreen,
  tags: ['!autodocs'],
  parameters: { address: raise, ...tall.parameters },
  globals: tall.globals,
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

const submit = async ({ canvas, globals }: Play, key: 'confirm.submit' | 'confirm.pay' = 'confirm.pay') => {
  const t = await words(globals, 'tier-orders');
  const button = await canvas.findByRole('button', { name: t(key) });
  await userEvent.click(button);
  return button;
};

/** With money in the price: one order, and on to its payment. */
export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('confirm.note'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/3\D?684/);
    await submit({ canvas, globals });
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/pay/76000000000001' }]));
    await expect(sentTo(airline, orderTier.path)).toEqual([
      expect.objectContaining({ offerId: 'raise-SIL-20000-30000' }),
    ]);
  },
});

/** In points alone it is done at once. */
export const PointsAlone = meta.story({
  parameters: { member: '600000000002', address: extend },
  play: async ({ canvas, globals, navigation }) => {
    await submit({ canvas, globals }, 'confirm.submit');
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'replace', to: '/mine/gradePay/GradePaySuccess?tradingOrderNo=76000000000001' },
      ]),
    );
  },
});

/** The difference is listed by its parts. */
export const Difference = meta.story({
  parameters: { member: '600000000003', address: '/mine/gradePay?offer=makeUpRaise-PLT-698000' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('makeUp.total'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('confirm.pay') })).toBeVisible();
  },
});

export const FiftyTaps = meta.story({
  parameters: { latency: 50 },
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'tier-orders');
    const button = await canvas.findByRole('button', { name: t('confirm.pay') });
    for (let tap = 0; tap < 50; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, orderTier.path)).toHaveLength(1);
  },
});

/** The answer was lost, and the order is found: nothing is sent twice. */
export const FoundByLookingUp = meta.story({
  parameters: { covers: ['tierOrder.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: orderTier.path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'tier-orders');
    const outcome = await words(globals, 'outcome');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/pay/76000000000001' }]));
    await expect(sentTo(airline, orderTier.path)).toHaveLength(1);
  },
});

/** Nothing arrived: that is said, and the same purchase can be sent again. */
export const NotPlaced = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: orderTier.path, kind: 'network', times: 1 }),
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'tier-orders');
    const outcome = await words(globals, 'outcome');
    await submit({ canvas, globals });
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('outcome.absentText'))).toBeVisible();
    await submit({ canvas, globals });
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    const [first, second] = sentTo(airline, orderTier.path);
    await expect(second?.['purchaseId']).toBe(first?.['purchaseId']);
    await expect(airline.requests().some(({ path }) => path === tierOrders.path)).toBe(true);
  },
});

/** The airline says no at the last moment, with a code. */
const refused = (code: TierRefusalCode | undefined) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) =>
    msw.use(
      http.post(`*${orderTier.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', ...(code && { resultCode: code }) }),
      ),
    ),
});

export const PointsGoneMeanwhile = meta.story({
  ...refused('TIR01'),
  parameters: { covers: ['tierOrder.points'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.points'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('buy') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
  },
});

export const ChangedMeanwhile = meta.story({
  ...refused('TIR07'),
  parameters: { covers: ['tierOrder.changed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('changed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('changed.again') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchangeMember',
    );
  },
});

/** Ordered on another device a moment ago. */
export const WaitsMeanwhile = meta.story({
  ...refused('TIR05'),
  parameters: { covers: ['tierOrder.waiting'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('waiting.text'))).toBeVisible();
  },
});

export const NotSoldAnyMore = meta.story({
  ...refused('TIR02'),
  parameters: { covers: ['tierOrder.notSold'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('bar.notSold'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.tier') })).toBeVisible();
  },
});

/** A reason that is not known is told in the airline’s words. */
export const RefusedOtherwise = meta.story({
  ...refused(undefined),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await submit({ canvas, globals });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('refused'));
    await expect(alert).toHaveTextContent('The airline’s own words');
  },
});

/** An address that names no offer of today. */
export const OfferGone = meta.story({
  parameters: { address: '/mine/gradePay?offer=raise-SIL-1', covers: ['tierOrder.changed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('changed.text'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('confirm.pay') })).toBeNull();
  },
});

/** An address that names none: nothing is said to have changed. */
export const NoneChosen = meta.story({
  parameters: { address: '/mine/gradePay' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByText(t('unchosen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('unchosen.choose') })).toHaveAttribute(
      'href',
      '/mapp/mine/exchangeMember',
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: tierOffers.path, kind: 'malformed-json', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.offers'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/tiers/offers', 220));
