import { RefundCalculator, type RefundCalculatorProps } from '@mapp/kit/components/refund-calculator';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { refundCalculatorDriver } from '@mapp/kit/testing';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  before,
  flown,
  halfFlown,
  involuntary,
  oneLeg,
  paidWithPoints,
  special,
  twoLegs,
  untold,
} from '../fixtures/priced-tickets.ts';
import { linesOf } from '../lines.ts';
import { padded } from '../primitives/padded.tsx';
import { asRead, words } from '../words.ts';
import { there } from '../there.ts';

/** The calculator with a clock that a press moves on. */
function Ticking({ first, ...args }: Omit<RefundCalculatorProps, 'now'> & { first: number }) {
  const [now, setNow] = useState(first);
  return (
    <>
      <RefundCalculator {...args} now={now} />
      <button type="button" onClick={() => setNow(now + 60_000)}>
        tick
      </button>
    </>
  );
}

const meta = preview.meta({
  component: RefundCalculator,
  args: { ticket: oneLeg, now: before(22 * 60), onChange: fn() },
  decorators: [padded],
});

/** Figures without the currency and its spaces, which each language writes otherwise. */
const digits = (element: HTMLElement) => element.textContent.replace(/\D/g, '');
const rowsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('table')).getAllByRole('row').slice(1);
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell').map(digits);

/** 22 hours before departure: the third of four steps, refund chosen. */
export const Usual = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await expect(rows).toHaveLength(5);
    await expect(rows.map(cellsOf)).toEqual([
      ['0', '60'],
      ['120', '180'],
      ['240', '360'],
      ['480', '600'],
      ['', '600'],
    ]);
    await expect(rows.findIndex((row) => row.dataset['state'] === 'current')).toBe(2);
    const [keep, change, refund] = canvas.getAllByRole('radio');
    await expect(refund).toBeChecked();
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('910');
    await userEvent.click(there(change));
    await expect(args.onChange).toHaveBeenLastCalledWith('change');
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('240');
    await userEvent.click(there(keep));
    await expect(canvas.queryAllByRole('definition')).toHaveLength(0);
  },
});

/** The head of a column of figures is one word, and stays on one line. */
export const NarrowAndLarge = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'double' },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'fees');
    for (const fee of ['fee.change', 'fee.refund'] as const)
      await expect(linesOf(canvas.getByRole('columnheader', { name: t(fee) }), t(fee))).toBe(1);
  },
});

/** The next step before it comes: from which share to which, and in how long. */
export const NextStepInWords = meta.story({
  args: { now: before(240 + 192) },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'fees');
    const next = asRead(there(refundCalculatorDriver(canvasElement, { user: userEvent }).next()));
    await expect(next).toContain(asRead(t('next.left', { days: 0, hours: 3, minutes: 12 }).trim()));
    for (const percent of [20, 40, 30, 50]) await expect(next).toContain(asRead(t('percent', { percent })));
  },
});

/** A minute touches two nodes: the present in the picture and the time that is left. On the hour the head counts too. */
export const AMinuteLater = meta.story({
  args: { now: before(22 * 60 - 10) },
  render: ({ now, ...args }) => <Ticking {...args} first={now} />,
  play: async ({ canvas, canvasElement }) => {
    const touched = new Set<Node>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(target);
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
    await userEvent.click(canvas.getByRole('button', { name: 'tick' }));
    await waitFor(() => expect(touched.size).toBeGreaterThan(0));
    watch.disconnect();
    await expect([...touched].map((node) => node.nodeName)).toHaveLength(2);
  },
});

/** The last minute of a step still has its fee. */
export const OnTheBoundary = meta.story({
  args: { now: before(240) },
  play: async ({ canvasElement }) => {
    const row = there(rowsOf(canvasElement)[2]);
    await expect(row.dataset['state']).toBe('current');
  },
});

export const LongBefore = meta.story({
  args: { now: before(20 * 1440) },
  play: async ({ canvas }) => expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('1210'),
});

/** The present is at the end of the axis, and no change is possible. */
export const AfterDeparture = meta.story({
  args: { now: before(-30) },
  play: async ({ canvas, canvasElement }) => {
    await expect(there(rowsOf(canvasElement)[4]).dataset['state']).toBe('current');
    await expect(canvas.getAllByRole('radio')[1]).toBeDisabled();
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('670');
  },
});

/** To a dearer flight: the fee and the difference. */
export const ChangeToDearer = meta.story({
  args: { defaultValue: 'change', target: { fare: 136_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(digits)).toEqual(['160', '240', '400']);
  },
});

/** A lower fare that the airline gives back. */
export const ChangeToCheaper = meta.story({
  args: { now: before(8 * 1440), defaultValue: 'change', target: { fare: 111_000, lowerFare: 'refunded' } },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('definition').map(digits)).toEqual(['90', '0', '90']),
});

/** A lower fare that brings nothing back. */
export const ChangeForfeits = meta.story({
  args: { now: before(8 * 1440), defaultValue: 'change', target: { fare: 111_000 } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('definition').map(digits)).toEqual(['90', '0', '0']),
});

/** Nobody has told the conditions: said so, and never drawn as no. */
export const Untold = meta.story({
  args: { ticket: untold, hotline: '95530' },
  play: async ({ canvas, canvasElement }) => {
    await expect(cellsOf(there(rowsOf(canvasElement)[0]))).toEqual(['', '']);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeEnabled();
    await expect(canvas.getAllByText(/95530/)).toHaveLength(2);
  },
});

/** A special fare: the taxes come back all the same. */
export const SpecialFare = meta.story({
  args: { ticket: special },
  play: async ({ canvas }) => {
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('70');
    await expect(canvas.getAllByRole('radio')[1]).toBeDisabled();
  },
});

/** The airline has caused it: nothing is charged, at any time. */
export const Involuntary = meta.story({
  args: { ticket: involuntary },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement).map(cellsOf)).toEqual([['0', '0']]);
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('1270');
  },
});

/** A change that the airline has caused is free, whatever the other flight costs. */
export const InvoluntaryChange = meta.story({
  args: { ticket: involuntary, target: { fare: 180_000 }, defaultValue: 'change' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'fees');
    await expect(canvas.getByText(t('way.changeFree'))).toBeVisible();
    await expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('0');
  },
});

/** Points count for the new fare, and a fee in points is told. */
export const ChangePaidWithPoints = meta.story({
  args: { ticket: paidWithPoints, defaultValue: 'change' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'fees');
    await expect(canvas.getByText(t('row.pointsToPay'))).toBeVisible();
  },
});

/** Points come back as points. */
export const PaidWithPoints = meta.story({
  args: { ticket: paidWithPoints },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('definition').map(digits)).toEqual([
      '400',
      '70',
      '120',
      '8000',
      '2400',
      '5600',
      '350',
    ]),
});

export const WithAttachedProducts = meta.story({
  args: { attached: 4000 },
  play: async ({ canvas }) => expect(digits(there(canvas.getAllByRole('definition').at(-1)))).toBe('950'),
});

/** Each leg has its own boundaries. */
export const TwoLegs = meta.story({
  args: { ticket: twoLegs },
  play: async ({ canvasElement }) => {
    const rows = rowsOf(canvasElement);
    await expect(rows).toHaveLength(8);
    await expect(rows.filter((row) => row.dataset['state'] === 'current')).toHaveLength(1);
  },
});

/** The first leg is flown: the second alone counts. */
export const HalfFlown = meta.story({
  args: { ticket: halfFlown },
  play: async ({ canvas }) => expect(digits(there(canvas.getAllByRole('definition')[0]))).toBe('960'),
});

export const AllFlown = meta.story({
  args: { ticket: flown },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('paragraph')).toBeVisible();
  },
});

/** A host decides what is chosen. */
export const Controlled = meta.story({
  args: { value: 'keep' },
  play: async ({ args, canvas }) => {
    const [keep, , refund] = canvas.getAllByRole('radio');
    await userEvent.click(there(refund));
    await expect(args.onChange).toHaveBeenCalledWith('refund');
    await expect(keep).toBeChecked();
  },
});
