import { BillFilterScreen } from '@mapp/kit/screens/points/bill-filter';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formsIn, saveButton } from '../../forms.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: BillFilterScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myBill/queryIntegral' },
});

/** The fields of a day, which have no role. */
const dates = (canvasElement: HTMLElement) =>
  formsIn(canvasElement)
    .flatMap(({ elements }) => [...elements])
    .filter(
      (control) => control instanceof HTMLInputElement && control.type === 'date',
    ) as HTMLInputElement[];
const submit = (canvasElement: HTMLElement) => userEvent.click(saveButton(canvasElement));

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
    await userEvent.click(there(within(group).getAllByRole('button')[1]));
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
    const summary = there(canvas.getAllByRole('group').find((group) => group === document.activeElement));
    await userEvent.click(there(within(summary).getAllByRole('link')[0]));
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
    await expect(
      canvas.getAllByRole('group').flatMap((group) => within(group).queryAllByRole('link')),
    ).toHaveLength(2);
  },
});

/** The entries of the days in the fields, whatever the bill shows. */
export const SavedAsFile = meta.story({
  play: async ({ canvas, canvasElement, globals, host }) => {
    const t = await words(globals, 'points');
    const save = await canvas.findByRole('button', { name: t('bill.export') });
    await fireEvent.change(there(dates(canvasElement)[0]), { target: { value: '2026-04-01' } });
    await userEvent.click(save);
    await waitFor(() => expect(host.log.map(({ action }) => action)).toContain('download'));
    const saved = JSON.stringify(host.log.find(({ action }) => action === 'download'));
    await expect(saved).toContain('2026-04-01-2026-06-01.csv');
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/2026-04-01-2026-06-01\.csv/),
    ).toBeVisible();
  },
});

export const FileNotToBeHad = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/memberApi/member/queryPointActivityDetail', kind: 'http500', times: 3 }),
  play: async ({ canvas, globals, host }) => {
    const t = await words(globals, 'points');
    await userEvent.click(await canvas.findByRole('button', { name: t('bill.export') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(host.log.map(({ action }) => action)).not.toContain('download');
  },
});

export const FileRefused = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: '/api/memberApi/member/queryPointActivityDetail', kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points');
    await userEvent.click(await canvas.findByRole('button', { name: t('bill.export') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('bill.failed'));
  },
});

/** Days that make no sense make no file. */
export const DaysMissingForTheFile = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, globals, airline }) => {
    const t = await words(globals, 'points');
    const save = await canvas.findByRole('button', { name: t('bill.export') });
    await fireEvent.change(there(dates(canvasElement)[0]), { target: { value: '' } });
    await userEvent.click(save);
    await expect(dates(canvasElement)[0]).toBeInvalid();
    await expect(airline.requests().some(({ path }) => path.endsWith('queryPointActivityDetail'))).toBe(
      false,
    );
  },
});
