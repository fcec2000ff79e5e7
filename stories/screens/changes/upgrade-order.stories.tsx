import {
  cancelUpgrade,
  orderUpgrade,
  upgradeOptions,
  type UpgradeOrder,
  type UpgradeRefusalCode,
} from '@mapp/kit/contracts';
import { UpgradeOrderScreen } from '@mapp/kit/screens/changes/upgrade-order';
import { givenVouchers, seededChanges, upgradeRefOf } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw/http';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: UpgradeOrderScreen,
  tags: ['!autodocs'],
  parameters: {
    address: `/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=cash`,
    ...tall.parameters,
  },
  globals: tall.globals,
});

const agreeing = async (canvas: ReturnType<typeof within>, globals: Record<string, unknown>, key: string) => {
  const t = await words(globals, 'upgrades');
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: t(key as 'submit.cash') }));
};

/** In cash: one order, and on to its payment. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    // A line ends between two places, not within one.
    const route = await canvas.findByText(/^MU523 /);
    const ends = () => route.textContent.replace('MU523 ', '').split('–');
    await waitFor(() => expect(ends()).toHaveLength(2));
    await expect(ends().filter((end) => end.trim().includes(' '))).toEqual([]);
    await agreeing(canvas, globals, 'submit.cash');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/^\/pay\/2614/));
  },
});

/** In points it is done at once. */
export const WithPoints = meta.story({
  parameters: { address: `/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=points` },
  play: async ({ canvas, globals, navigation }) => {
    await agreeing(canvas, globals, 'submit.points');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/order=2614/));
  },
});

/** The platinum voucher ends on a page of its own. */
export const WithAPlatinumVoucher = meta.story({
  parameters: {
    address: `/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=platinum&voucher=${givenVouchers.platinum}`,
  },
  play: async ({ canvas, globals, navigation }) => {
    await agreeing(canvas, globals, 'submit.platinum');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/^\/platinumUpgrade\/success\/2614/));
  },
});

/** An upgrade in a state of its own, as its page shows it. */
const standing = (change: Partial<UpgradeOrder>) => ({
  parameters: { address: '/retreatUpgrade/order?order=26140100000001' },
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) => {
    const { path, answer } = await fixtureOf('upgradeOrders');
    const data = answer['data'] as { orders: object[] };
    const order = { ...data.orders[0], orderNo: '26140100000001', cancellable: false, ...change };
    msw.use(
      http.post(`*${path}`, () => HttpResponse.json({ ...answer, data: { ...data, orders: [order] } })),
    );
  },
});

/** An upgrade that was carried out, and cannot be taken back for a reason. */
const notCancelled = (cancelBar: NonNullable<UpgradeOrder['cancelBar']>) => ({
  ...standing({ way: 'points', points: 6000, state: 'completed', cancelBar }),
  play: async ({
    canvas,
    globals,
  }: {
    canvas: ReturnType<typeof within>;
    globals: Record<string, unknown>;
  }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t(`cancel.not.${cancelBar}`))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('cancel') })).toBeNull();
  },
});

/** Its passenger has checked in: the check-in is cancelled first. */
export const CheckedInSince = meta.story(notCancelled('checkedIn'));

/** Its ticket has been changed or refunded: nothing comes back. */
export const TicketChangedSince = meta.story(notCancelled('ticketChanged'));

export const NotAgreed = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await userEvent.click(await canvas.findByRole('button', { name: t('submit.cash') }));
    await expect(await canvas.findByText(t('agree.first'))).toBeVisible();
  },
});

/** Somebody has used it between choice and order. */
export const VoucherGone = meta.story({
  parameters: {
    address: `/retreatUpgrade/order?flight=${upgradeRefOf(41)}&cabin=business&way=common&voucher=${givenVouchers.gone}`,
    covers: ['upgrade.voucherGone'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.common');
    await expect(await canvas.findByText(t('refused.voucherGoneText'))).toBeVisible();
  },
});

/** The answer was lost, and the order is found: nothing is sent twice. */
export const FoundByLookingUp = meta.story({
  parameters: { covers: ['upgrade.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: orderUpgrade.path, kind: 'network', times: 1, after: true }),
  play: async ({ canvas, globals, navigation }) => {
    const outcome = await words(globals, 'outcome');
    await agreeing(canvas, globals, 'submit.cash');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/^\/pay\/2614/));
  },
});

/** The airline says no at the last moment, with a code. */
const refused = (code: UpgradeRefusalCode) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) =>
    msw.use(
      http.post(`*${orderUpgrade.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', resultCode: code }),
      ),
    ),
});

export const NotForPoints = meta.story({
  ...refused('UPG01'),
  parameters: { covers: ['upgrade.notForPoints'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.notForPointsText'))).toBeVisible();
  },
});

export const PointsGone = meta.story({
  ...refused('UPG02'),
  parameters: { covers: ['upgrade.pointsShort'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.pointsShortText'))).toBeVisible();
  },
});

export const VoucherUnfit = meta.story({
  ...refused('UPG04'),
  parameters: { covers: ['upgrade.voucherUnfit'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.voucherUnfitText'))).toBeVisible();
  },
});

export const LastSeatGone = meta.story({
  ...refused('UPG05'),
  parameters: { covers: ['upgrade.soldOut'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.soldOutText'))).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  ...refused('UPG06'),
  parameters: { covers: ['upgrade.priceChanged'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.priceChangedText'))).toBeVisible();
  },
});

export const BarredMeanwhile = meta.story({
  ...refused('UPG07'),
  parameters: { covers: ['upgrade.barred'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await agreeing(canvas, globals, 'submit.cash');
    await expect(await canvas.findByText(t('refused.barredText'))).toBeVisible();
  },
});

/** Presses a button that asks, and gives the question. */
const questionAfter = async (button: HTMLElement, name: string) => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name }));
};

/** An upgrade that waits for its payment can be taken back, after a question. */
export const Waiting = meta.story({
  parameters: { address: `/retreatUpgrade/order?order=${seededChanges.upgrade}` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const cancel = await canvas.findByRole('button', { name: t('cancel') });
    const dialog = await questionAfter(cancel, t('cancel.ask'));
    await expect(dialog.getByText(t('cancel.lost', { back: t('cancel.cash') }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('cancel.keep') }));
    await waitFor(() => expect(cancel).toHaveFocus());
    const again = await questionAfter(cancel, t('cancel.ask'));
    await userEvent.click(again.getByRole('button', { name: t('cancel') }));
    const told = await canvas.findByText(t('result.cancelled'));
    await waitFor(() => expect(told).toHaveFocus());
    // Nothing had been paid: no points or vouchers come back.
    await expect(canvas.getByText(t('cancel.cash'))).toBeVisible();
    await expect(canvas.getAllByRole('deletion')).toHaveLength(1);
  },
});

export const CannotBeTakenBack = meta.story({
  parameters: { address: `/retreatUpgrade/order?order=${seededChanges.upgrade}`, covers: ['upgrade.closed'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${cancelUpgrade.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'no', resultCode: 'UPG08' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    const cancel = await canvas.findByRole('button', { name: t('cancel') });
    const dialog = await questionAfter(cancel, t('cancel.ask'));
    await userEvent.click(dialog.getByRole('button', { name: t('cancel') }));
    await expect(await canvas.findByText(t('refused.closedText'))).toBeVisible();
  },
});

/** Seat, extras and invoice: what becomes of each is said before anything is spent. */
export const WhatBecomesOfTheRest = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('becomes'))).toBeVisible();
    await expect(canvas.getByText(t('becomes.seats', { seats: '12A', count: 1 }))).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('becomes.addOns', { names: '.+' })))).toBeVisible();
    await expect(canvas.getByText(t('becomes.invoice'))).toBeVisible();
    // In the airline's own words.
    await expect(canvas.queryByText(t('becomes.untold', { hotline: '95530' }))).toBeNull();
  },
});

/** A child of the passenger is left in the lower cabin: that is said, and how it is upgraded too. */
export const ChildLeftBehind = meta.story({
  parameters: { address: `/retreatUpgrade/order?flight=${upgradeRefOf(1)}&cabin=business&way=cash` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('along.text', { hotline: '95530' }))).toBeVisible();
  },
});

/** Money has come that the ticket could not bear: a person of the airline is called. */
export const Abnormal = meta.story({
  ...standing({ state: 'abnormal', way: 'cash' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByRole('heading', { level: 2, name: t('result.abnormal') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.call', { hotline: '95530' }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('cancel') })).toBeNull();
  },
});

/** Carried out: the old number struck through beside the new one. */
export const Completed = meta.story({
  ...standing({ state: 'completed', way: 'points', points: 6000, newTicketNo: '7812600000001' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.completed.text'))).toBeVisible();
    const [, ticket] = canvas.getAllByRole('deletion');
    await expect(ticket).toHaveTextContent('2100000021');
    await expect(canvas.getByText(/2600000001/)).toBeVisible();
  },
});

export const NoUpgrade = meta.story({
  parameters: { address: '/retreatUpgrade/order?order=1' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(await canvas.findByText(t('result.notFound'))).toBeVisible();
  },
});

export const Refused = meta.story(refusedAfterAFailure(upgradeOptions.path, 300));
