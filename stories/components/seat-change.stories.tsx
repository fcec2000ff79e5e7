import { SeatChangeProgress, type SeatChangeProgressProps } from '@mapp/kit/components/seat-change';
import type { SeatChange } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead } from '../words.ts';
import { narrow, wide } from '../fixtures/seats.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const at = (seconds: number) => `2026-06-01T10:02:${String(seconds).padStart(2, '0')}+08:00`;

const begun: SeatChange = {
  now: at(0),
  segmentId: 'MU5101',
  flightNo: 'MU5101',
  departure: { airport: 'PEK', name: '北京首都', time: '2026-06-02T08:00:00+08:00' },
  arrival: { airport: 'SHA', name: '上海虹桥', time: '2026-06-02T10:15:00+08:00' },
  passengerId: 'P',
  name: '张三',
  from: '6C',
  to: '4F',
  step: 'oldCancelling',
  begun: { oldCancelling: at(2) },
  carried: { cash: { amount: 6000, currency: 'CNY' } },
};
const processing: SeatChange = {
  ...begun,
  step: 'newProcessing',
  begun: { oldCancelling: at(2), newProcessing: at(11) },
};
const changed: SeatChange = {
  ...begun,
  step: 'changed',
  begun: { oldCancelling: at(2), newProcessing: at(11), changed: at(31) },
};

const meta = preview.meta({
  component: SeatChangeProgress,
  args: { change: processing, now: Date.parse(at(29)), map: narrow, beside: ['6B'] },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'seat-choice');
const states = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((step) => step.getAttribute('data-state'));
/** Words about the steps for screen readers. */
const spoken = (canvasElement: HTMLElement) =>
  there(within(canvasElement).getByRole('list').nextElementSibling);

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(states(canvasElement)).toEqual(['done', 'now', 'later']);
    await expect(canvas.getByText('10:02:11')).toBeVisible();
    await expect(canvas.getByText(t('step.elapsed', { seconds: 18 }))).toBeVisible();
    await expect(spoken(canvasElement)).toHaveTextContent(t('step.new.now'));
    await expect(withoutRole(canvasElement, '[data-working]')[0]).toBeInTheDocument();
  },
});

export const JustBegun = meta.story({
  args: { change: begun, now: Date.parse(at(4)) },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals);
    await expect(states(canvasElement)).toEqual(['now', 'later', 'later']);
    await expect(spoken(canvasElement)).toHaveTextContent(t('step.old.now'));
  },
});

export const Changed = meta.story({
  args: { change: changed },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(states(canvasElement)).toEqual(['done', 'done', 'done']);
    await expect(canvas.getByText(t('change.done', { to: '4F' }))).toBeVisible();
    await expect(canvas.queryByText(t('change.leave'))).toBeNull();
  },
});

export const OldSeatRestored = meta.story({
  args: { change: { ...processing, failed: 'restored' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(states(canvasElement)).toEqual(['done', 'failed', 'failed']);
    await expect(canvas.getByText(t('change.restored', { from: '6C' }))).toBeVisible();
  },
});

export const BothSeatsLost = meta.story({
  args: { change: { ...processing, failed: 'lost' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('change.lost', { from: '6C', to: '4F' }));
  },
});

export const PaidWithPoints = meta.story({
  args: { change: { ...processing, carried: { points: 600 } } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const price = t('price.points', { points: 600 });
    await expect(canvas.getByText(asRead(t('step.old.carried', { seat: '6C', price })))).toBeVisible();
  },
});

export const NothingPaidAndNoMap = meta.story({
  args: ((): Partial<SeatChangeProgressProps> => {
    const { carried: _carried, ...free } = processing;
    return { change: free, map: undefined };
  })(),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals);
    await expect(canvas.getByText(t('step.old.given', { seat: '6C' }))).toBeVisible();
    await expect(withoutRole(canvasElement, '[data-broad]')).toHaveLength(0);
    await expect(withoutRole(canvasElement, '[data-working]')).toHaveLength(0);
  },
});

export const FarApartInAWideBody = meta.story({
  args: { change: { ...processing, from: '42A', to: '66K' }, map: wide, beside: [] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const svg = there(withoutRole(canvasElement, '[data-broad]')[0]);
    await expect(within(canvasElement).getByText('⋮')).toBeInTheDocument();
    await waitFor(() => expect(svg.getBoundingClientRect().width).toBeLessThanOrEqual(320));
  },
});
