import { removeFeeResult, savedFeeResults } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { FeeCalculatorScreen } from '@mapp/kit/screens/refunds/fee-calculator';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { feeWords } from '../../fixtures/fees.tsx';
import { sentTo } from '../../sent-to.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: FeeCalculatorScreen,
  tags: ['!autodocs'],
  parameters: { address: '/rm_calculator', member: null },
});

/** Number and name lead to the fees; neither is in the address. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await feeWords(globals);
    const labels = await messagesFor(globals['locale'] as Locale, 'check-in');
    await userEvent.type(canvas.getByLabelText(labels('query.ticketOrOrder')), '781-2100000001');
    await userEvent.type(canvas.getByLabelText(labels('query.name')), '张三');
    await userEvent.click(canvas.getByRole('button', { name: t('calculate') }));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/rm_calculator/calRefund' }]);
  },
});

/** The number of an order will do; it is in no address either. */
export const OrderNumber = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await feeWords(globals);
    const labels = await messagesFor(globals['locale'] as Locale, 'check-in');
    const number = canvas.getByLabelText(labels('query.ticketOrOrder'));
    await userEvent.type(number, '26110000000002');
    await userEvent.type(canvas.getByLabelText(labels('query.name')), '张三');
    await userEvent.click(canvas.getByRole('button', { name: t('calculate') }));
    await expect(number).toBeValid();
    await expect(navigation.log).toEqual([{ action: 'push', to: '/rm_calculator/calRefund' }]);
  },
});

/** A reload has taken what was typed, which is personal; the page says so. */
export const Reloaded = meta.story({
  beforeEach: ({ world }) =>
    world.session.set('draft', `feesTicket/2/${Math.floor(world.host.clock.now() / 60_000)}//begun=yes`),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'forms');
    await expect(await canvas.findByText(t('reloaded'))).toBeVisible();
    await expect(canvas.getByText(t('reloaded.text'))).toBeVisible();
  },
});

export const NumberWrong = meta.story({
  parameters: { covers: ['input.ticketNo'] },
  play: async ({ canvas, globals, navigation }) => {
    const t = await feeWords(globals);
    const labels = await messagesFor(globals['locale'] as Locale, 'check-in');
    await userEvent.type(canvas.getByLabelText(labels('query.ticketOrOrder')), '123');
    await userEvent.click(canvas.getByRole('button', { name: t('calculate') }));
    await expect(canvas.getByLabelText(labels('query.ticketOrOrder'))).toBeInvalid();
    await expect(navigation.log).toEqual([]);
  },
});

const member = '600000000001';

/** Presses the button that removes the only saved result, and says yes. */
async function remove(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const t = await words(globals, 'saved-fees');
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t('remove.of', { flight: 'MU5101' }) }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
  return { t, canvas };
}

/** A member's own tickets, six of them until all are asked for: one press leads to the fees, and the address names none of them. */
export const OwnTickets = meta.story({
  parameters: { member },
  play: async ({ canvas, globals, navigation }) => {
    const t = await feeWords(globals);
    const list = within(await canvas.findByRole('region', { name: t('own.title') }));
    await expect(list.getAllByRole('button', { name: /MU\d+/ })).toHaveLength(6);
    await userEvent.click(there(list.getAllByRole('button').at(-1)));
    const all = list.getAllByRole('button', { name: /MU\d+/ });
    await expect(all.length).toBeGreaterThan(20);
    await userEvent.click(there(all[0]));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/rm_calculator/calRefund' }]);
  },
});

/** Results of a member: each leads to the fees as they are now. */
export const SavedResults = meta.story({
  parameters: { member },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    const list = within(await canvas.findByRole('list', { name: t('list') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/rm_calculator\/calChange\?result=.*&flight=MU\d{4}&departs=2026-/),
    );
  },
});

export const ResultRemoved = meta.story({
  parameters: { member },
  play: async ({ airline, canvasElement, globals }) => {
    const { t, canvas } = await remove(canvasElement, globals);
    await expect(await screen.findByText(t('remove.done'))).toBeVisible();
    await expect(canvas.queryByRole('list', { name: t('list') })).toBeNull();
    await expect(sentTo(airline, removeFeeResult.path)).toHaveLength(1);
  },
});

/** The answer was lost: the list tells whether it is gone. */
export const RemovalUnknown = meta.story({
  parameters: { member },
  beforeEach: ({ airline }) => airline.fault({ path: removeFeeResult.path, kind: 'network', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await remove(canvasElement, globals);
    await expect(await canvas.findByText(t('remove.unknown'))).toBeVisible();
    const outcome = await words(globals, 'outcome');
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('remove.still'))).toBeVisible();
  },
});

/** A member who has saved nothing sees the form alone. */
export const NoResults = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    await canvas.findByRole('button', { name: (await feeWords(globals))('calculate') });
    await waitFor(() => expect(sentTo(airline, savedFeeResults.path)).toHaveLength(1));
    // A place is kept for the list while it is asked for.
    await waitFor(() => expect(canvas.queryByText(t('list'))).toBeNull());
  },
});

export const ResultsNotToBeHad = meta.story({
  parameters: { member },
  beforeEach: ({ airline }) => airline.fault({ path: savedFeeResults.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    const failures = await words(globals, 'failures');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('list', { name: t('list') })).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  parameters: { member },
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('savedFeeResults')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** Saved results on their way: the form is there at once. */
export const Loading = meta.story({
  parameters: { member, latency: 60_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: (await feeWords(globals))('calculate') })).toBeVisible();
  },
});

/** A no to the list leaves the form as it is. */
export const Refused = meta.story({
  parameters: { member },
  beforeEach: ({ airline }) => airline.fault({ path: savedFeeResults.path, kind: 'refused' }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'saved-fees');
    await expect(await canvas.findByText(t('list.failed'))).toBeVisible();
  },
});
