import { quoteRefund, refundCard, saveRefundCard, submitRefund } from '@mapp/kit/contracts';
import { AddBankCardScreen } from '@mapp/kit/screens/refunds/add-bank-card';
import { consentTo } from '@mapp/kit/rules';
import { answerTo } from '@mapp/sandbox/ask';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field } from '../../forms.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AddBankCardScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/addBank?request=RF2611000001', member: '600000000001' },
});

const save = async (canvasElement: HTMLElement, globals: Record<string, unknown>, number: string) => {
  const canvas = within(canvasElement);
  const t = await words(globals, 'bank-card');
  await canvas.findByRole('button', { name: t('save') });
  await userEvent.type(field(canvasElement, 'number'), number);
  await userEvent.click(canvas.getByRole('button', { name: t('save') }));
  return { canvas, t };
};

/** The bank follows from the number; once it is saved the request comes back. */
export const Basic = meta.story({
  play: async ({ canvasElement, globals, navigation, airline }) => {
    await save(canvasElement, globals, '6222 0200 0000 0000 000');
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/generalRefund/detail'));
    const sent = airline.requests().filter(({ path }) => path === saveRefundCard.path);
    await expect(sent).toHaveLength(1);
  },
});

/** Of an irregular flight: the request of that area comes back. */
export const OfAnIrregularFlight = meta.story({
  parameters: { address: '/generalRefund/addBank?request=RF2612000001' },
  beforeEach: async ({ airline }) => {
    const token = airline.signIn('600000000001');
    const wish = { ticketNos: ['7812100000011'], reason: 'flightCancelled' };
    const { body } = await answerTo(airline, quoteRefund, wish, { token });
    const { quoteId } = (body as { data: { quoteId: string } }).data;
    const sent = { submissionId: 'submission-before', quoteId, attachments: [], accompanying: [] };
    const consents = [consentTo('conditions-of-carriage', 'zh')];
    await answerTo(airline, submitRefund, { ...wish, ...sent, agreed: true, consents }, { token });
  },
  play: async ({ canvasElement, globals, navigation }) => {
    await save(canvasElement, globals, '6222 0200 0000 0000 000');
    await waitFor(() =>
      expect(navigation.log.at(-1)?.to).toContain('/returnTicket/detail?request=RF2612000001'),
    );
  },
});

/** The bank does not take it: the form stays as it is. */
export const Refused = meta.story({
  parameters: { covers: ['refund.cardRefused'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await save(canvasElement, globals, '6217000000000000012');
    await expect(await canvas.findByText(t('refused'))).toBeVisible();
    await expect(field(canvasElement, 'number')).toHaveValue('6217 0000 0000 0000 012');
    await expect(field(canvasElement, 'bank')).toHaveValue('ccb');
  },
});

/** One digit is wrong: the form says so without saying which, and asks nothing. */
export const NumberWrong = meta.story({
  parameters: { covers: ['input.bankCard'] },
  play: async ({ canvasElement, globals, airline }) => {
    const validation = await words(globals, 'validation');
    const { canvas } = await save(canvasElement, globals, '6222020000000000001');
    await expect(await canvas.findByText(validation('card.check'))).toBeVisible();
    await expect(field(canvasElement, 'number')).toHaveValue('6222020000000000001');
    await expect(airline.requests().filter(({ path }) => path === saveRefundCard.path)).toEqual([]);
  },
});

/** No answer came: what became of it is looked up, and nothing is sent twice. */
export const AnswerLost = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: saveRefundCard.path, kind: 'network', times: 1, after: true }),
  play: async ({ canvasElement, globals, navigation, airline }) => {
    const { canvas } = await save(canvasElement, globals, '6222020000000000000');
    const o = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: o('check') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/generalRefund/detail'));
    await expect(airline.requests().filter(({ path }) => path === saveRefundCard.path)).toHaveLength(1);
  },
});

/** The money is on its way: the card stays as it is. */
export const Closed = meta.story({
  parameters: { address: '/generalRefund/addBank?request=RF2611000005' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByText(t('closed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toRefunds') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/list?tab=returned',
    );
    await expect(canvas.queryByRole('button', { name: t('save') })).toBeNull();
  },
});

/** No request of this number. */
export const Empty = meta.story({
  parameters: { address: '/generalRefund/addBank' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundCard.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'bank-card');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

/** The answer is late: something says that it is on its way. */
export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});
