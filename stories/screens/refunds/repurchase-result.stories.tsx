import { repurchaseResult, submitRepurchase } from '@mapp/kit/contracts';
import { RepurchaseResultScreen } from '@mapp/kit/screens/refunds/repurchase-result';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { withRepurchase } from '../../fixtures/repurchase-query.tsx';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: withRepurchase(RepurchaseResultScreen),
  tags: ['!autodocs'],
  parameters: { address: '/twoHourRefund/queryResult', member: null },
  args: { fresh: '7812100000021' },
});

/** All agrees and there is time: one press gives the old ticket back. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('head.right', { count: 6 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/twoHourRefund/success'));
  },
});

/** The new fare is lower: what is wrong stands in its place, and another ticket can be tried. */
export const FareIsLower = meta.story({
  args: { fresh: '7812100000022' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('head.wrong', { right: 5, wrong: 1 }))).toBeVisible();
    await expect(canvas.getByText(t('wrong.fare'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('other') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull();
  },
});

/** After a reload a new search finds the request that was made before: nothing is to be sent again. */
export const AskedBefore = meta.story({
  args: { submitted: true },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('head.asked'))).toBeVisible();
    await expect(canvas.getByText(t('head.text.asked', { number: 'RF2612000001' }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull();
    await expect(canvas.queryByText(t('windows'))).toBeNull();
    await expect(canvas.getByRole('link', { name: t('see') })).toBeVisible();
  },
});

/** The airline says no at the last moment. */
export const Refused = meta.story({
  parameters: { covers: ['refund.repurchaseRules'] },
  beforeEach: ({ airline }) => airline.fault({ path: submitRepurchase.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('refused'))).toBeVisible();
  },
});

/** The answer is lost: what became of it is looked up, and nothing is sent twice. */
export const AnswerLost = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: submitRepurchase.path, kind: 'network', times: 1, after: true }),
  play: async ({ canvas, globals, airline, navigation }) => {
    const t = await words(globals, 'repurchase');
    const o = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }));
    await userEvent.click(await canvas.findByRole('button', { name: o('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/twoHourRefund/success'));
    await expect(airline.requests().filter(({ path }) => path === submitRepurchase.path)).toHaveLength(1);
  },
});

/** Nothing is kept: after a reload the search begins again. */
export const Empty = meta.story({
  args: { fresh: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('result.none'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: repurchaseResult.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The answer is late: the shape of what comes is there. */
export const Slow = meta.story({
  parameters: { latency: 400 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'repurchase');
    await expect(await canvas.findByText(t('head.right', { count: 6 }), {}, { timeout: 5000 })).toBeVisible();
  },
});
