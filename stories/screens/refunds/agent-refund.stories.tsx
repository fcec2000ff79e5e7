import { findAgentTicket, sendAgentCode, submitAgentRefund } from '@mapp/kit/contracts';
import type { Airline } from '@mapp/sandbox/engine';
import type { RefundObstacle } from '@mapp/kit/rules';
import { http, HttpResponse } from 'msw/http';
import { AgentRefundScreen } from '@mapp/kit/screens/refunds/agent-refund';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { toldName } from '../../told-name.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AgentRefundScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/valet', member: '600000000001' },
});

type Globals = Record<string, unknown>;

/** Parts of a story's context. */
interface Shown {
  readonly canvasElement: HTMLElement;
  readonly globals: Globals;
  readonly airline: Airline;
}

const find = async (canvasElement: HTMLElement, globals: Globals, ticket = '2100000031') => {
  const canvas = within(canvasElement);
  const t = await words(globals, 'agent-refund');
  const c = await words(globals, 'check-in');
  await userEvent.type(canvas.getByLabelText(c('query.ticketNo')), ticket);
  await userEvent.type(canvas.getByLabelText(c('query.name')), '张三');
  await userEvent.click(canvas.getByRole('button', { name: t('find') }));
  return { canvas, t };
};

const commit = async (canvasElement: HTMLElement, globals: Globals, code: string, ticket?: string) => {
  const { canvas, t } = await find(canvasElement, globals, ticket);
  const a = await words(globals, 'account-fields');
  const letter = await canvas.findByRole('group', { name: t('letter.title') });
  const agree = canvas.getAllByRole('checkbox').at(-1);
  if (!agree) throw new Error('No tick under the letter');
  await expect(agree).toBeDisabled();
  letter.scrollTo(0, letter.scrollHeight);
  await canvas.findByText(t('letter.read'));
  await userEvent.click(agree);
  await userEvent.click(canvas.getByRole('button', { name: a('code.send') }));
  await userEvent.type(canvas.getByLabelText(t('code.label')), code);
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
  return { canvas, t };
};

/** The letter is read to its end, agreed to, and the passenger’s code confirms it. */
export const Basic = meta.story({
  play: async ({ canvasElement, globals, airline }) => {
    const { canvas, t } = await find(canvasElement, globals);
    const refund = await words(globals, 'refund');
    // How sure the sum is, and until when.
    const sure = t('back.until', { certainty: refund('certainty.confirmed'), time: 'TIME' });
    const [before = ''] = sure.split('TIME');
    await expect(await canvas.findByText(new RegExp(`^${before}\\d`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('other') }));
    await commit(canvasElement, globals, '246810');
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(canvas.getByText(refund('certainty.estimated'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === submitAgentRefund.path)).toHaveLength(1);
  },
});

/** The sum that was confirmed holds no longer: it is looked up anew, and nothing of what was typed is lost. */
export const QuoteEnded = meta.story({
  parameters: { covers: ['refund.quoteEnded'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(
        `*${submitAgentRefund.path}`,
        () => HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: 'RFD04' }),
        { once: true },
      ),
    ),
  play: async ({ canvasElement, globals, airline }) => {
    const { canvas, t } = await commit(canvasElement, globals, '246810');
    const refunds = await words(globals, 'refunds');
    await expect(await canvas.findByText(refunds('quoteEnded'))).toBeVisible();
    await expect(sentTo(airline, findAgentTicket.path)).toHaveLength(2);
    await expect(canvas.getByLabelText(t('code.label'))).toHaveValue('246810');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
  },
});

/** A wrong code: nothing is given back. */
export const WrongCode = meta.story({
  parameters: { covers: ['refund.agentCode'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await commit(canvasElement, globals, '111111');
    await expect(await canvas.findByText(t('code.wrong'))).toBeVisible();
  },
});

/** The code has expired. */
export const ExpiredCode = meta.story({
  parameters: { covers: ['refund.agentCodeEnded'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await commit(canvasElement, globals, '000000');
    await expect(await canvas.findByText(t('code.ended'))).toBeVisible();
  },
});

/** Account and ticket do not match: blocked, with the reason and who helps. */
export const Mismatch = meta.story({
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await find(canvasElement, globals, '2100000004');
    await expect(await canvas.findByText(t('mismatch.title'))).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Everything that stands in the passenger’s own way stands in everybody’s: why, and the way out. */
const stands =
  (ticket: string, kind: RefundObstacle) =>
  async ({ canvasElement, globals, airline }: Shown) => {
    const { canvas, t } = await find(canvasElement, globals, ticket);
    const refund = await words(globals, 'refund');
    await expect(await canvas.findByRole('heading', { name: t('notOnline') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: refund(`obstacle.${kind}`) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('submit') })).toBeNull();
    await expect(airline.requests().filter(({ path }) => path === sendAgentCode.path)).toEqual([]);
  };

export const OriginalChannel = meta.story({
  parameters: { covers: ['refund.originalChannel'] },
  play: stands('2100000005', 'originalChannel'),
});

export const InApp = meta.story({
  parameters: { covers: ['refund.inApp'] },
  play: stands('2100000006', 'inApp'),
});

export const MixedPayment = meta.story({
  parameters: { covers: ['refund.mixedPayment'] },
  play: stands('2100000007', 'mixedPayment'),
});

export const PrintedItinerary = meta.story({
  parameters: { covers: ['refund.printedItinerary'] },
  play: stands('2100000008', 'printedItinerary'),
});

export const OnlyTwoKinds = meta.story({
  parameters: { covers: ['refund.onlyTwoKinds'] },
  play: stands('2100000009', 'onlyTwoKinds'),
});

export const Rejected = meta.story({
  parameters: { covers: ['refund.rejected'] },
  play: stands('2100000013', 'rejected'),
});

/** A child travels with the passenger: what it means is said, and agreed to, before the refund. */
export const ChildGoesAlong = meta.story({
  parameters: { covers: ['refund.stranded'] },
  play: async ({ canvasElement, globals, airline }) => {
    const { canvas, t } = await commit(canvasElement, globals, '246810', '2100000001');
    const along = canvas.getByRole('checkbox', { name: t('along.agree') });
    await expect(
      canvas.getByText(t('along.title', { count: 1, name: toldName('张三', globals) })),
    ).toBeVisible();
    await expect(await canvas.findByText(t('along.required'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === submitAgentRefund.path)).toEqual([]);
    await userEvent.click(along);
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
  },
});

/** Another ticket is chosen: its code can be asked for at once, as none has been sent to its phone. */
export const AnotherTicket = meta.story({
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await find(canvasElement, globals);
    const a = await words(globals, 'account-fields');
    await userEvent.click(await canvas.findByRole('button', { name: a('code.send') }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: a('code.send') })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('other') }));
    await find(canvasElement, globals, '2100000032');
    await expect(await canvas.findByRole('button', { name: a('code.send') })).toBeVisible();
  },
});

/** No ticket of this number and name. */
export const Refused = meta.story({
  play: async ({ canvasElement, globals }) => {
    const { canvas } = await find(canvasElement, globals, '2100000999');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** No answer: the form stays. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: findAgentTicket.path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { canvas, t } = await find(canvasElement, globals);
    await expect(canvas.getByRole('button', { name: t('find') })).toBeVisible();
  },
});

/** The answer is lost: the submission is looked up, and nothing is sent twice. */
export const AnswerLost = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: submitAgentRefund.path, kind: 'network', times: 1, after: true }),
  play: async ({ canvasElement, globals, airline }) => {
    const { canvas, t } = await commit(canvasElement, globals, '246810');
    const o = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: o('check') }));
    await expect(await canvas.findByText(t('done.title'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === submitAgentRefund.path)).toHaveLength(1);
  },
});

/** It is not certain whether a code is on its way. */
export const CodeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: sendAgentCode.path, kind: 'network', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { canvas } = await find(canvasElement, globals);
    const a = await words(globals, 'account-fields');
    await userEvent.click(await canvas.findByRole('button', { name: a('code.send') }));
    await expect(await canvas.findByText(a('code.unknown'))).toBeVisible();
  },
});
