import { BillFilterScreen } from '@mapp/kit/screens/points/bill-filter';
import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: BillFilterScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myBill/queryIntegral' },
});

const dates = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLInputElement>('input[type="date"]'),
];
const submit = (canvasElement: HTMLElement) =>
  userEvent.click(there(canvasElement.querySelector('button[type="submit"]')));

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, navigation }) => {
    await canvas.findByRole('group');
    await expect(dates(canvasElement).map(({ value }) => value)).toEqual(['2026-05-01', '2026-06-01']);
    await submit(canvasElement);
    await expect(navigation.log.at(-1)).toEqual({
      action: 'replace',
      to: '/myBill?startDate=2026-05-01&endDate=2026-06-01',
    });
  },
});

export const QuickChoice = meta.story({
  play: async ({ canvas, navigation }) => {
    const group = await canvas.findByRole('group');
    await userEvent.click(there(group.querySelectorAll('button')[1]));
    await expect(navigation.log.at(-1)?.to).toBe('/myBill?startDate=2026-03-01&endDate=2026-06-01');
  },
});

export const StartAfterEnd = meta.story({
  parameters: { covers: ['input.dateOrder'] },
  play: async ({ canvas, canvasElement, navigation }) => {
    await canvas.findByRole('group');
    const [start, end] = dates(canvasElement);
    await fireEvent.change(there(start), { target: { value: '2026-05-20' } });
    await fireEvent.change(there(end), { target: { value: '2026-05-10' } });
    await submit(canvasElement);
    await expect(start).toHaveAttribute('aria-invalid', 'true');
    const summary = canvasElement.querySelector<HTMLElement>('form [tabindex="-1"]');
    await expect(summary).toHaveFocus();
    await userEvent.click(there(there(summary).querySelector('a')));
    await expect(start).toHaveFocus();
    await expect(dates(canvasElement).map(({ value }) => value)).toEqual(['2026-05-20', '2026-05-10']);
    await expect(navigation.log).toHaveLength(0);
    await fireEvent.change(there(start), { target: { value: '2026-05-01' } });
    await expect(start).not.toHaveAttribute('aria-invalid');
    await submit(canvasElement);
    await expect(navigation.log.at(-1)?.to).toBe('/myBill?startDate=2026-05-01&endDate=2026-05-10');
  },
});

export const EndMissing = meta.story({
  play: async ({ canvas, canvasElement, navigation }) => {
    await canvas.findByRole('group');
    const [, end] = dates(canvasElement);
    await fireEvent.change(there(end), { target: { value: '' } });
    await submit(canvasElement);
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(navigation.log).toHaveLength(0);
  },
});

export const BothMissing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { pressed: true })).toBeVisible();
    for (const date of dates(canvasElement)) await fireEvent.change(date, { target: { value: '' } });
    await submit(canvasElement);
    await expect(dates(canvasElement).map((date) => date.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    await expect(canvasElement.querySelectorAll('form [tabindex="-1"] a')).toHaveLength(2);
  },
});
