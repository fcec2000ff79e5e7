import { buyPoints } from '@mapp/kit/contracts';
import { PointsOrderScreen } from '@mapp/kit/screens/points-orders/order';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/points/buy';
const purchaseId = 'purchase-0001';
const addressOf = (points: number) => `/mine/order?points=${points}&purchase=${purchaseId}`;
/** The first order that the airline makes. */
const made = '74000000000001';

const meta = preview.meta({
  component: PointsOrderScreen,
  tags: ['!autodocs'],
  parameters: { address: addressOf(5000), ...tall.parameters },
  globals: tall.globals,
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

const submit = async ({ canvas, globals }: Played) =>
  userEvent.click(
    await canvas.findByRole('button', { name: (await words(globals, 'points-orders'))('submit') }),
  );
const check = async ({ canvas, globals }: Played) =>
  userEvent.click(await canvas.findByRole('button', { name: (await words(globals, 'outcome'))('check') }));
const toPayment = { action: 'replace', to: `/pay/${made}` };

/** However often it is tapped, one order is made, and the payment follows. */
export const Basic = meta.story({
  play: async (played) => {
    const { airline, canvas, globals, navigation } = played;
    const t = await words(globals, 'points-orders');
    const button = await canvas.findByRole('button', { name: t('submit') });
    for (let tap = 0; tap < 20; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toEqual([toPayment]));
    await expect(sentTo(airline, path)).toEqual([expect.objectContaining({ purchaseId, points: 5000 })]);
  },
});

/** The order was made, but its answer was lost: it is found by the purchase, and nothing is sent twice. */
export const AnswerLost = meta.story({
  parameters: { covers: ['buyPoints.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', after: true }),
  play: async (played) => {
    const { airline, navigation } = played;
    await submit(played);
    await check(played);
    await waitFor(() => expect(navigation.log).toEqual([toPayment]));
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

export const NothingCameOfIt = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async (played) => {
    const { canvas, globals, navigation } = played;
    const t = await words(globals, 'points-orders');
    await submit(played);
    await check(played);
    await expect(await canvas.findByText(t('outcome.absent'))).toBeVisible();
    await submit(played);
    await waitFor(() => expect(navigation.log).toEqual([toPayment]));
  },
});

/** A return to an order that was made orders nothing more. */
export const OrderedAlready = meta.story({
  beforeEach: async ({ world }) => void (await world.client.send(buyPoints, { purchaseId, points: 5000 })),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByText(t('already'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('toOrder') })).toHaveAttribute(
      'href',
      `/mapp/mine/orderDetail?orderNum=${made}`,
    );
  },
});

const refusing = (code: string) => () => HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: code });
const refused = (key: 'refused.amount' | 'refused.year' | 'child') => async (played: Played) => {
  await submit(played);
  const t = await words(played.globals, 'points-orders');
  await expect(await played.canvas.findByText(t(key))).toBeVisible();
};

export const AmountRefused = meta.story({
  parameters: { covers: ['buyPoints.amount'] },
  beforeEach: ({ msw }) => msw.use(http.all(`*${path}`, refusing('BUY01'))),
  play: refused('refused.amount'),
});

export const YearRefused = meta.story({
  parameters: { covers: ['buyPoints.yearLimit'] },
  beforeEach: ({ msw }) => msw.use(http.all(`*${path}`, refusing('BUY02'))),
  play: refused('refused.year'),
});

export const ChildRefused = meta.story({
  parameters: { covers: ['buyPoints.child'] },
  beforeEach: ({ msw }) => msw.use(http.all(`*${path}`, refusing('BUY03'))),
  play: refused('child'),
});

/** An address that somebody has changed. */
export const NotSold = meta.story({
  parameters: { address: addressOf(105) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByText(t('refused.amount'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('submit') })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: t('change') })).toHaveAttribute(
      'href',
      '/mapp/mine/buyPoints',
    );
  },
});

export const NothingChosen = meta.story({
  parameters: { address: '/mine/order' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByRole('link', { name: t('choose') })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/points/orders', kind: 'http500' }),
  play: async (played) => {
    const { canvas, globals } = played;
    const t = await words(globals, 'points-orders');
    const failures = await words(globals, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('button', { name: t('submit') })).toBeEnabled();
  },
});
