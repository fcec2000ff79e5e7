import { buyPoints } from '@mapp/kit/contracts';
import { BuyPointsScreen } from '@mapp/kit/screens/points-orders/buy-points';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { keptSince } from '../../kept-since.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/points/offer';

const meta = preview.meta({
  component: BuyPointsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/buyPoints', ...tall.parameters },
  globals: tall.globals,
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Text as it is looked for: spaces of every width are one. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

const next = async ({ canvas, globals }: Played) =>
  userEvent.click(
    await canvas.findByRole('button', { name: (await words(globals, 'points-orders'))('next') }),
  );

/** A round figure is in the field, and its price beside the next step. */
export const Basic = meta.story({
  play: async (played) => {
    const { canvas, globals, navigation } = played;
    const t = await words(globals, 'points-orders');
    const figures = there(await canvas.findByRole('group', { name: t('amount.common') }));
    const chosen = there(within(figures).getAllByRole('button')[3]);
    await userEvent.click(chosen);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveValue('5000');
    await next(played);
    await waitFor(() =>
      expect(navigation.log).toEqual([
        {
          action: 'replace',
          to: expect.stringMatching(/^\/mine\/buyPoints\?points=5000&purchase=[\w-]{36}$/),
        },
      ]),
    );
  },
});

/** The order once more, over its choice: the address names it, so that a reload asks for the same one. */
export const Confirming = meta.story({
  parameters: { address: '/mine/buyPoints?points=5000&purchase=purchase-0001' },
  play: async ({ airline, canvas, globals, navigation }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByDisplayValue('5000')).toBeInTheDocument();
    const sheet = within(await screen.findByRole('dialog', { name: t('confirm.title') }));
    const button = await sheet.findByRole('button', { name: t('submit') });
    for (let tap = 0; tap < 20; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/pay/74000000000001' }]));
    await expect(sentTo(airline, '/api/points/buy')).toEqual([
      expect.objectContaining({ purchaseId: 'purchase-0001', points: 5000 }),
    ]);
  },
});

export const ConfirmingInAWideWindow = meta.story({
  parameters: { address: '/mine/buyPoints?points=5000&purchase=purchase-0001' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await screen.findByRole('dialog', { name: t('confirm.title') })).toBeVisible();
  },
});

export const Closed = meta.story({
  parameters: {
    address: '/mine/buyPoints?points=5000&purchase=purchase-0001',
    chromatic: { disableSnapshot: true },
  },
  play: async ({ globals, navigation }) => {
    const t = await words(globals, 'points-orders');
    await screen.findByRole('dialog', { name: t('confirm.title') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/buyPoints' }]));
  },
});

/** The answer was lost: it stays open, and the outcome is looked up. */
export const OutcomeUnknown = meta.story({
  parameters: { address: '/mine/buyPoints?points=5000&purchase=purchase-0001' },
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/points/buy', kind: 'network', times: 1, after: true }),
  play: async ({ airline, globals, navigation }) => {
    const t = await words(globals, 'points-orders');
    const outcome = await words(globals, 'outcome');
    const sheet = within(await screen.findByRole('dialog', { name: t('confirm.title') }));
    await userEvent.click(await sheet.findByRole('button', { name: t('submit') }));
    await userEvent.click(await sheet.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/pay/74000000000001' }]));
    await expect(sentTo(airline, '/api/points/buy')).toHaveLength(1);
  },
});

/** Every way in which a number can be wrong; each is said when the next step is wanted. */
export const WrongNumbers = meta.story({
  play: async (played) => {
    const { canvas, globals, navigation } = played;
    const t = await words(globals, 'points-orders');
    const field = await canvas.findByRole('textbox');
    const told = {
      '': t('problem.missing'),
      '90': t('problem.least', { least: 100 }),
      '30010': t('problem.most', { most: 30_000 }),
      '105': t('problem.units', { unit: 10 }),
    };
    for (const [number, problem] of Object.entries(told)) {
      await userEvent.clear(field);
      if (number !== '') await userEvent.type(field, number);
      await next(played);
      await expect(await canvas.findByText(plain(problem))).toBeVisible();
      await expect(field).toBeInvalid();
    }
    await expect(field).toHaveFocus();
    await expect(navigation.log).toEqual([]);
  },
});

/** Typed with separators and wide digits, as a keyboard may give them. */
export const AsTyped = meta.story({
  play: async (played) => {
    const { canvas, navigation } = played;
    await userEvent.type(await canvas.findByRole('textbox'), '１,０００');
    await next(played);
    await waitFor(() =>
      expect(navigation.log).toMatchObject([{ to: expect.stringContaining('points=1000&') }]),
    );
  },
});

export const NothingLeftThisYear = meta.story({
  parameters: { member: '600000000002' },
  beforeEach: async ({ world }) => {
    for (const points of [30_000, 29_990])
      await world.client.send(buyPoints, { purchaseId: `purchase-${points}`, points });
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByText(t('yearFull'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Child = meta.story({
  parameters: { member: '600000000005', covers: ['buyPoints.child'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(await canvas.findByText(t('child'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { latency: 2000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500' }),
  play: async ({ canvas, globals }) => {
    const failures = await words(globals, 'failures');
    await userEvent.click(await canvas.findByRole('button', { name: failures('retry') }));
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
});

/** Without a network it stays, and says from when it is. */
export const Offline = meta.story({
  play: async ({ canvas, canvasElement, host }) => {
    await canvas.findByRole('textbox');
    host.setOnline(false);
    await waitFor(() => expect(keptSince(canvasElement)).toHaveTextContent('10:00'));
  },
});
