import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CalculatorResultScreen } from '@mapp/kit/screens/calculator/calculator-result';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';

const address = (query: string) => ({ address: `/calculator/calculatoResulte?${query}` });
const accrual = 'of=accrual&from=PEK&to=SHA&trip=OW&cabin=Y&amount=120000';
const exchange = 'of=exchange&from=PEK&to=SHA&trip=OW&date=2026-06-11&people=1';
const paths = {
  accrual: '/api/memberApi/member/accrualMileageCalculatorNew',
  exchange: '/api/memberApi/member/retrieveRewardsWithPricingDetail',
};

const meta = preview.meta({
  component: CalculatorResultScreen,
  tags: ['!autodocs'],
  parameters: { ...address(accrual), ...tall.parameters },
  globals: tall.globals,
});

/** By the member’s own tier; each type of points is a row of its own. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByText(t('earned'))).toBeVisible();
    await expect(canvas.getByText(t('part.tierRate', { rate: 5 }))).toBeVisible();
    await expect(canvas.getByText(t('type.UPGRADE_COUNT'))).toBeVisible();
    await expect(canvas.getByText('+1')).toBeVisible();
    await waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('strong')[0]).toBeVisible());
    await expect(canvas.getByRole('link', { name: t('change') })).toHaveAttribute(
      'href',
      `/mapp/calculator?${accrual}`,
    );
  },
});

/** There and back as a platinum member, whatever the tier of who asks. */
export const ChosenTier = meta.story({
  parameters: address('of=accrual&from=PVG&to=NRT&trip=RT&cabin=J&amount=860000&tier=PLT'),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByText(t('part.tierRate', { rate: 50 }))).toBeVisible();
    await expect(canvas.getByText('+2')).toBeVisible();
  },
});

export const AsGuest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByText(t('earned'))).toBeVisible();
    await expect(canvas.queryByText(t('part.tier'))).toBeNull();
  },
});

export const NothingFound = meta.story({
  parameters: {
    ...address('of=accrual&from=PEK&to=LHR&trip=OW&cabin=Y&amount=120000'),
    covers: ['calculator.empty'],
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    // As a toast, and where the result would be.
    await waitFor(() => expect(canvas.getAllByText(t('empty'))).toHaveLength(2));
    await expect(canvas.queryByText(t('earned'))).toBeNull();
  },
});

/** All prices on one scale, set against the member’s own points. */
export const Exchange = meta.story({
  parameters: address(exchange),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByRole('heading', { name: t('needed') })).toBeVisible();
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    await expect(await canvas.findAllByText(/[39].000/)).not.toHaveLength(0);
  },
});

export const ExchangeAsGuest = meta.story({
  parameters: { ...address(exchange), member: null },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByRole('heading', { name: t('needed') })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(t('signIn'));
  },
});

/** Code -1: the result is hidden, and there is a way to other conditions. */
export const NoReward = meta.story({
  parameters: {
    ...address('of=exchange&from=PVG&to=SVO&trip=OW&date=2026-06-11&people=1'),
    covers: ['exchange.-1'],
  },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(await canvas.findByText(t('exchangeNone'))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('needed') })).toBeNull();
  },
});

/** Any other Code: nothing is shown, and nothing is said. */
export const OtherCode = meta.story({
  // No message names this code: nothing else shows it.
  tags: ['test'],
  parameters: {
    ...address('of=exchange&from=PEK&to=SHA&trip=OW&date=2027-06-01&people=1'),
    covers: ['exchange.other'],
  },
  play: async ({ airline, canvas, globals, queries }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await waitFor(() =>
      expect(airline.requests().filter(({ path }) => path === paths.exchange)).toHaveLength(1),
    );
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    await expect(canvas.queryByRole('heading', { name: t('needed') })).toBeNull();
    await expect(canvas.queryByText(t('exchangeNone'))).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('change') })).toBeVisible();
  },
});

/** An address that somebody has cut short. */
export const WithoutConditions = meta.story({
  parameters: address('of=accrual&from=PEK'),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await expect(canvas.getByRole('link', { name: t('toForm') })).toHaveAttribute('href', '/mapp/calculator');
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.accrual, kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByText(t('earned'))).toBeVisible();
  },
});

/** No answer is no Code: it is told, and can be tried again. */
export const ExchangeFailed = meta.story({
  parameters: address(exchange),
  beforeEach: ({ airline }) => airline.fault({ path: paths.exchange, kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    const failures = await messagesFor(globals['locale'] as Locale, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('heading', { name: t('needed') })).toBeVisible();
  },
});
