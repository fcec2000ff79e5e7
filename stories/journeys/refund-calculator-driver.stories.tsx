import { RefundCalculator } from '@mapp/kit/components/refund-calculator';
import { refundCalculatorDriver, type User, type Way } from '@mapp/kit/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { before, oneLeg } from '../fixtures/priced-tickets.ts';

const chosen = fn();

/** Driver by which host teams work the refund calculator, on the component itself. */
const meta = preview.meta({
  tags: ['!autodocs'],
  render: () => <RefundCalculator ticket={oneLeg} now={before(22 * 60)} onChange={chosen} />,
});

const digits = (text: string | undefined) => text?.replaceAll(/\D/g, '');

async function work(root: HTMLElement, user: User, by: Way): Promise<void> {
  chosen.mockClear();
  const calculator = refundCalculatorDriver(root, { user, by });
  await expect(calculator.ways().map(({ way, sum }) => [way, digits(sum)])).toEqual([
    ['keep', '0'],
    ['change', '240'],
    ['refund', '910'],
  ]);
  await expect(digits(calculator.sums().at(-1)?.[1])).toBe('910');
  await calculator.choose('change');
  await expect(chosen.mock.calls).toEqual([['change']]);
  await expect(calculator.ways().map((way) => way.chosen)).toEqual([false, true, false]);
  await expect(digits(calculator.sums().at(-1)?.[1])).toBe('240');
  const steps = calculator.steps();
  await expect(steps.map(({ current }) => current)).toEqual([false, false, true, false, false]);
  await expect(digits(steps[2]?.refund)).toBe('360');
  await expect(digits(calculator.left())).toBe('22');
  await expect(calculator.next()).toMatch(/20\s?%.*40\s?%.*30\s?%.*50\s?%|30\s?%.*50\s?%.*20\s?%.*40\s?%/);
}

export const ByPointer = meta.story({
  play: ({ canvasElement, userEvent }) => work(canvasElement, userEvent, 'pointer'),
});

export const ByKeyboard = meta.story({
  play: ({ canvasElement, userEvent }) => work(canvasElement, userEvent, 'keyboard'),
});

export const ByTouch = meta.story({
  play: ({ canvasElement, userEvent }) => work(canvasElement, userEvent, 'touch'),
});
