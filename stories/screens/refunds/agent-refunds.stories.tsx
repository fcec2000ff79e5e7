import { refundRequests, sendAgentCode, submitAgentRefund } from '@mapp/kit/contracts';
import { AgentRefundsScreen } from '@mapp/kit/screens/refunds/agent-refunds';
import { answerTo } from '@mapp/sandbox/ask';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: AgentRefundsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/generalRefund/valteList', member: '600000000001' },
});

/** One that was handed in before, and the way to its money. */
export const Basic = meta.story({
  beforeEach: async ({ airline }) => {
    const token = airline.signIn('600000000001');
    await answerTo(airline, sendAgentCode, undefined, { token });
    await answerTo(airline, submitAgentRefund, undefined, { token });
  },
  play: async ({ canvas, globals }) => {
    const r = await words(globals, 'refund');
    await expect(await canvas.findByText(r('state.received'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${r('where')}`) })).toBeVisible();
  },
});

/** None yet: the way to the first. */
export const Empty = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'agent-refund');
    await expect(await canvas.findByRole('link', { name: t('start') })).toBeVisible();
    await expect(await canvas.findByText(t('list.none'))).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequests.path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const r = await words(globals, 'refund');
    await expect(await canvas.findByText(r('returned.failed'))).toBeVisible();
  },
});

/** The airline says no to the question itself. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundRequests.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund');
    await expect(await canvas.findByText(t('returned.failed'))).toBeVisible();
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
