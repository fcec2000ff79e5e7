import { orderChange, quoteChange, type ChangeRefusalCode } from '@mapp/kit/contracts';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { changeFlights } from '@mapp/sandbox/changes';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, submit } from '../../../change-steps.ts';
import { sentTo } from '../../../sent-to.ts';
import { tall } from '../../../tall.ts';
import { words } from '../../../words.ts';

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: confirm(31), ...tall.parameters },
  globals: tall.globals,
});

/** Another cabin than that of the ticket, refused by the airline. */
export const OtherCabinRefused = meta.story({
  parameters: {
    address: confirm(35).replace('fare=standard', 'fare=business'),
    covers: ['change.otherCabin'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.otherCabinText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toCabins') })).toBeVisible();
  },
});

/** 120 dearer since it was chosen: nothing goes on before it is accepted. */
export const PriceChanged = meta.story({
  parameters: { address: confirm(31, changeFlights.dearer), covers: ['change.priceChanged'] },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    const taxes = await words(globals, 'fare-families');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
    const [accept] = canvas.getAllByRole('button').slice(-1);
    // Sums with taxes, as the step before had them.
    await expect(canvas.getByRole('rowheader', { name: taxes('changed.taxes') })).toBeVisible();
    if (accept) await userEvent.click(accept);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    // A reload has in its address what was agreed to.
    await expect(navigation.log.at(-1)?.to).toMatch(/[?&]price=\d+/);
  },
});

export const CheaperNow = meta.story({
  parameters: { address: confirm(31, changeFlights.cheaper) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
  },
});

export const SeatGone = meta.story({
  parameters: { address: confirm(31, changeFlights.soldOut), covers: ['change.soldOut'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.soldOut'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toFlights') })).toBeVisible();
  },
});

/** Sold between the sums and the order. */
export const SeatGoneAtTheEnd = meta.story({
  parameters: { address: confirm(31, changeFlights.soldBetween), covers: ['change.soldOut'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.soldOut'))).toBeVisible();
  },
});

/** The offer is of yesterday. */
export const OfferExpired = meta.story({
  parameters: {
    address: confirm(31).replace('tfxk80', 'tfwk80'),
    covers: ['change.expired'],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.expired'))).toBeVisible();
  },
});

/** The answer was lost, and the order is found: nothing is sent twice. */
export const FoundByLookingUp = meta.story({
  parameters: { address: confirm(31), covers: ['change.outcomeUnknown'] },
  beforeEach: ({ airline }) =>
    airline.fault({ path: orderChange.path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    const outcome = await words(globals, 'outcome');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/^\/pay\/2613/));
    await expect(sentTo(airline, orderChange.path)).toHaveLength(1);
  },
});

/** The ticket in this place is for another flight by now: its change is not worked out. */
export const AnotherFlightByNow = meta.story({
  parameters: { address: `${confirm(31)}&was=MU5999.2026-06-05.Y` },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left.moved'))).toBeVisible();
    await expect(sentTo(airline, quoteChange.path)).toEqual([]);
  },
});

/** Refused before anything is ordered: the way leads to the first step. */
export const BarredBeforeTheOrder = meta.story({
  parameters: { address: confirm(31), covers: ['change.barred'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${quoteChange.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: 'CHG02' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('refused.barredText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('left.people') })).toHaveAttribute(
      'href',
      expect.stringContaining('step=people'),
    );
  },
});

/** The airline says no at the last moment, with a code. */
const refused = (code: ChangeRefusalCode | undefined) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) =>
    msw.use(
      http.post(`*${orderChange.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'The airline’s own words', ...(code && { resultCode: code }) }),
      ),
    ),
});

export const SumsChangedMeanwhile = meta.story({
  ...refused('CHG06'),
  parameters: { address: confirm(31), covers: ['change.priceChanged'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.priceChangedText'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('quote.again') })).toBeVisible();
  },
});

/** A part is paid with points, and they are spent by now: more can be bought. */
export const PointsShort = meta.story({
  ...refused('CHG10'),
  parameters: { address: confirm(31), covers: ['change.pointsShort'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.pointsShortText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.buy') })).toBeVisible();
  },
});

export const BarredMeanwhile = meta.story({
  ...refused('CHG02'),
  parameters: { address: confirm(31), covers: ['change.barred'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.barredText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('left.people') })).toBeVisible();
  },
});

export const ExpiredMeanwhile = meta.story({
  ...refused('CHG05'),
  parameters: { address: confirm(31), covers: ['change.expired'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await submit({ canvas, globals });
    await expect(await canvas.findByText(t('refused.expiredText'))).toBeVisible();
  },
});

export const RefusedOtherwise = meta.story({
  ...refused(undefined),
  parameters: { address: confirm(31) },
  play: async ({ canvas, globals }) => {
    await submit({ canvas, globals });
    await expect(await canvas.findByText('The airline’s own words')).toBeVisible();
  },
});
