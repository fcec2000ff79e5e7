import { ticketFees } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { RefundFeeScreen } from '@mapp/kit/screens/refunds/refund-fee';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { digitsOf, feeWords, withTicket } from '../../fixtures/fees.tsx';
import { sentTo } from '../../sent-to.ts';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: withTicket(RefundFeeScreen),
  tags: ['!autodocs'],
  parameters: { address: '/rm_calculator/calRefund', member: null },
  args: { ticketNo: '7812100000001' },
});

/** A guest's ticket for tomorrow: 22 hours are left. */
export const Basic = meta.story({
  play: async ({ canvas, navigation }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    const [, change, refund] = canvas.getAllByRole('radio');
    await expect(refund).toBeChecked();
    await expect(digitsOf(there(canvas.getAllByRole('definition').at(-1)))).toBe('910');
    await userEvent.click(there(change));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/rm_calculator/calChange' }]);
  },
});

/** Keeping the ticket costs nothing, and has no sums. */
export const Kept = meta.story({
  play: async ({ canvas, navigation }) => {
    await canvas.findByRole('table');
    await userEvent.click(there(canvas.getAllByRole('radio')[0]));
    await expect(canvas.queryAllByRole('definition')).toHaveLength(0);
    await expect(navigation.log).toEqual([]);
  },
});

/** The airline has caused it: nothing is charged. */
export const Involuntary = meta.story({
  args: { ticketNo: '7812100000011' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(digitsOf(there(canvas.getAllByRole('definition').at(-1)))).toBe('1270');
  },
});

/** The first leg is flown; the return alone counts. */
export const FirstLegFlown = meta.story({
  args: { ticketNo: '7812100000036' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(digitsOf(there(canvas.getAllByRole('definition')[0]))).toBe('960');
  },
});

/** Children are refunded where their ticket was bought. */
export const ChildTicket = meta.story({
  args: { ticketNo: '7812100000010' },
  parameters: { covers: ['refund.onlyAdults'] },
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('adults'))).toBeVisible();
    const again = canvas.getByRole('link', { name: t('otherTicket') });
    await expect(again).toHaveAttribute('href', '/mapp/rm_calculator');
  },
});

/** An order of two adults: the named one's fees first, and the other's one choice away. */
export const OrderOfTwo = meta.story({
  args: { ticketNo: undefined, orderNo: '26110000000002' },
  play: async ({ canvas, globals, airline }) => {
    const t = await feeWords(globals);
    const whose = await canvas.findByRole('combobox', { name: t('passenger') });
    const [first, second] = within(whose).getAllByRole<HTMLOptionElement>('option');
    await expect(whose).toHaveValue(there(first).value);
    await userEvent.selectOptions(whose, there(second));
    const other = await canvas.findByRole('combobox', { name: t('passenger') });
    await waitFor(() => expect(other).toHaveValue(there(second).value));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(sentTo(airline, ticketFees.path)).toMatchObject([
      { orderNo: '26110000000002', name: '张三' },
      { reference: there(second).value },
    ]);
  },
});

/** The name is not that of the ticket, or there is no such ticket: both read alike. */
export const NotFound = meta.story({
  args: { name: '李四' },
  parameters: { covers: ['refund.ticketNotFound'] },
  play: async ({ canvas, globals }) => {
    const told = await messagesFor(globals['locale'] as Locale, 'refunds');
    await expect(await canvas.findByText(told('ticketNotFound'))).toBeVisible();
  },
});

/** After a reload the ticket is not known: no address names it, and nothing is kept. */
export const Empty = meta.story({
  args: { ticketNo: undefined },
  play: async ({ canvas, globals, airline }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('noTicket'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('enterTicket') })).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const shell = await messagesFor(globals['locale'] as Locale, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});

/** Not to be had, and then had after all. */
export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: ticketFees.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    const shell = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: shell('retry') }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** A no without a code of its own. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: ticketFees.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** A leg that cannot be read: the fees would be too low without it, so none are told. */
export const LegUnreadable = meta.story({
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('ticketFees');
    const data = { ...(answer['data'] as object), legs: [{ flightNo: 'MU5101' }] };
    msw.use(http.post(`*${path}`, () => HttpResponse.json({ ...answer, data })));
  },
  play: async ({ canvas, globals }) => {
    const t = await feeWords(globals);
    await expect(await canvas.findByText(t('unreadable'))).toBeVisible();
    await expect(canvas.getByText(t('way.askAt', { hotline: '95530' }))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
