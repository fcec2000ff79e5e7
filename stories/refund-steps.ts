import { expect, userEvent, type within } from 'storybook/test';
import { words } from './words.ts';

type Canvas = ReturnType<typeof within>;

/** Takes the decisions that are left: why, and that the loss is agreed to; then the sum is there. */
export async function decideRefund(canvas: Canvas, globals: Parameters<typeof words>[0]): Promise<void> {
  const form = await words(globals, 'refund-form');
  await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'plansChanged');
  const boxes = canvas.getAllByRole('checkbox');
  const last = boxes.at(-1);
  if (!last) throw new Error('No tick');
  await userEvent.click(last);
  await expect(await canvas.findByRole('region', { name: form('amounts') })).toBeVisible();
}
