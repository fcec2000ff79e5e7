import { orderChange, quoteChange } from '@mapp/kit/contracts';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { readChangeSums } from '@mapp/kit/testing';
import { changeFlights, seededChanges } from '@mapp/sandbox/changes';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, saysTheFee, submit } from '../../../change-steps.ts';
import { sentTo } from '../../../sent-to.ts';
import { tall } from '../../../tall.ts';
import { asRead, words } from '../../../words.ts';

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: confirm(31), ...tall.parameters },
  globals: tall.globals,
});

/** Difference 160 and fee 120 make 280, and lead to the payment. */
export const PayTheDifference = meta.story({
  parameters: { address: confirm(31) },
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await saysTheFee(canvas);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/160/);
    await expect(canvasElement).toHaveTextContent(/280/);
    await expect(canvas.queryByText(t('becomes.cabin.text'))).toBeNull();
    // The rules that are agreed to can be read.
    const agreement = canvas.getByRole('checkbox', {
      name: (name: string) => asRead(name).includes(t('agree.detail')),
    }) as HTMLInputElement;
    await expect(within(agreement.labels?.[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/mapp/notice/conditions-of-carriage?section=change',
    );
    await submit({ canvas, globals });
    // The way back from the cashier finds the change that was ordered.
    await waitFor(() =>
      expect(navigation.log).toMatchObject([
        { action: 'replace', to: expect.stringMatching(/^\/reschedule\/index\?change=2613\d+$/) as string },
        { action: 'push', to: expect.stringMatching(/^\/pay\/2613/) as string },
      ]),
    );
    await expect(sentTo(airline, orderChange.path)).toHaveLength(1);
  },
});

/** The old ticket is in a higher cabin: what an upgrade of it cost is lost, and that is said before the order. */
export const LowerCabin = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('changeTickets');
    const higher = JSON.stringify(answer).replaceAll('"cabin":"economy"', '"cabin":"business"');
    msw.use(http.post(`*${path}`, () => HttpResponse.json(JSON.parse(higher) as object)));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('becomes.cabin.text'))).toBeVisible();
    const [was, is] = ['business', 'economy'].map((cabin) => t('cabin', { cabin, told: cabin }));
    await expect(canvas.getByText(t('becomes.cabin', { was: was ?? '', is: is ?? '' }))).toBeVisible();
  },
});

/** The fee takes 20 % of 6,000 points too: what there is and what is left is said before the order. */
export const PartInPoints = meta.story({
  parameters: { address: confirm(7) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('total.payPoints'))).toBeVisible();
    const [before] = t('points.left', { available: '…', left: '…' }).split('…');
    await expect(await canvas.findByText((text) => text.startsWith(before ?? ''))).toHaveTextContent(/\d/);
    await expect(canvas.queryByRole('link', { name: t('way.buy') })).toBeNull();
  },
});

/** There are fewer points than it takes: how many are missing, and the way to more. */
export const PointsMissing = meta.story({
  parameters: { address: confirm(7) },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('pointsSummary');
    const data = { ...(answer['data'] as object), remainPoint: 100 };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('link', { name: t('way.buy') })).toBeVisible();
  },
});

/** The fee is that of the quote's own instant, which may be past a step that the minute on show is not. */
export const FeeOfTheQuote = meta.story({
  parameters: { address: confirm(31) },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('quoteChange');
    const data = { ...(answer['data'] as object), now: '2026-06-02T05:00:00+08:00' };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '160', '240', '400']]);
  },
});

/** Without the tick nothing is sent. */
export const NotAgreed = meta.story({
  parameters: { address: confirm(31) },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('bar.pay') }));
    await expect(await canvas.findByText(t('agree.first'))).toBeVisible();
    await expect(sentTo(airline, orderChange.path)).toEqual([]);
  },
});

/** Text with the spaces that a search for it finds. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Difference, fee and sum of each passenger in whole yuan, with the outcome. */
const sumsIn = (root: HTMLElement) => {
  const yuan = (text: string) => text.replaceAll(/[^\d.]/g, '').replace(/\.0+$/, '');
  return readChangeSums(root).map(({ outcome, difference, fee, due }) => [
    outcome,
    ...[difference, fee, due].map(yuan),
  ]);
};

/** A fare that is 90 lower is given back, which leaves 30 of the fee to pay. */
export const LowerFareRefunded = meta.story({
  parameters: { address: confirm(32) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '90', '120', '30']]);
  },
});

/** A fare that is 170 lower is more than the fee: 50 come back, and nothing is paid. */
export const GetBack = meta.story({
  parameters: { address: confirm(32, changeFlights.cheaper) },
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('changed.title') })).toBeVisible();
    const [accept] = canvas.getAllByRole('button').slice(-1);
    if (accept) await userEvent.click(accept);
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['back', '170', '120', '50']]);
    await expect(canvas.getAllByText(t('outcome.back'))[0]).toBeVisible();
    await expect(canvas.getByText(t('total.back', { count: 1 }))).toBeVisible();
    await submit({ canvas, globals }, 'bar.change');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
    await expect(sentTo(airline, orderChange.path)).toMatchObject([
      { pay: { amount: 0 }, back: { amount: 5000 } },
    ]);
  },
});

/** The same difference is kept by another rule, and that is said. */
export const LowerFareForfeited = meta.story({
  parameters: { address: confirm(33) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
    await expect(sumsIn(canvasElement)).toEqual([['pay', '90', '120', '120']]);
    const [before, after] = flat(t('sums.forfeited', { amount: '…' })).split('…');
    await expect(
      canvas.getByText(
        (text) => text.startsWith(before ?? '') && text.endsWith(after ?? '') && /90/.test(text),
      ),
    ).toBeVisible();
  },
});

/** A fare without a checked bag in place of one with it: that is said before anything is paid. */
export const BaggageLost = meta.story({
  parameters: { address: confirm(31).replace('fare=standard', 'fare=basic') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const [, after] = flat(t('becomes.baggage', { was: '…', is: t('baggage.none') })).split('…');
    await expect(
      await canvas.findByText((text) => text.endsWith(after ?? '') && /\d/.test(text)),
    ).toBeVisible();
  },
});

/** Seat, check-in, extras, insurance and invoice: what becomes of each is said before paying. */
export const WhatBecomesOfTheRest = meta.story({
  parameters: { address: confirm(37).replace('&people', '&release=1&people') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    for (const key of ['becomes.checkIn', 'becomes.invoice'] as const)
      await expect(await canvas.findByText(t(key))).toBeVisible();
    await expect(canvas.getByText(new RegExp(t('becomes.insurance', { names: '.+' })))).toBeVisible();
    // In the airline's own words.
    await expect(canvas.queryByText(t('becomes.untold', { hotline: '95530' }))).toBeNull();
  },
});

/** The airline tells nothing of it: nothing is promised, and one is told whom to ask. */
export const TheRestUntold = meta.story({
  parameters: { address: confirm(37).replace('&people', '&release=1&people') },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('quoteChange');
    const { becomes: _, ...data } = answer['data'] as { becomes: unknown; passengers: object[] };
    const passengers = data.passengers.map((one) => ({ ...one, ticketNo: '7812100000037' }));
    const [along] = passengers.map((one) => ({ ...one, ticketNo: '7812100000038' }));
    msw.use(
      http.post(`*${path}`, () =>
        HttpResponse.json({ ...answer, data: { ...data, passengers: [...passengers, along] } }),
      ),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect((await canvas.findAllByText(t('becomes.untold', { hotline: '95530' }))).length).toBe(4);
  },
});

/** Nothing is charged, and the new ticket is there at once. */
export const FreeChange = meta.story({
  parameters: { address: confirm(35) },
  play: async ({ canvas, globals, navigation }) => {
    await submit({ canvas, globals }, 'bar.change');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
  },
});

export const OnTheWaitlist = meta.story({
  parameters: { address: confirm(31, changeFlights.waitlist) },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('waitlist.text'))).toBeVisible();
    await expect(canvas.getByText(t('total.payLater'))).toBeVisible();
    await expect(canvas.queryByText(t('total.pay'))).toBeNull();
    await submit({ canvas, globals }, 'bar.waitlist');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toMatch(/change=2613/));
  },
});

/** Back from the cashier and on again: the ticket waits by now, which is said with the way to its order. */
export const WaitsByNow = meta.story({
  parameters: { address: confirm(22) },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.order') })).toHaveAttribute(
      'href',
      `/mapp/reschedule/index?change=${seededChanges.waitlist}`,
    );
    await expect(canvas.getByRole('link', { name: t('left.people') })).toBeVisible();
    await expect(sentTo(airline, quoteChange.path)).toEqual([]);
  },
});

export const QuoteFailed = meta.story({
  parameters: { address: confirm(31) },
  beforeEach: ({ airline }) => airline.fault({ path: quoteChange.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('quote.failed'));
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('sums'))).toBeVisible();
  },
});
