import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CalculatorResultScreen } from '@mapp/kit/screens/calculator/calculator-result';
import { CalculatorScreen } from '@mapp/kit/screens/calculator/calculator';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { tall } from '../tall.ts';
import { Walk } from './Walk.tsx';

const screens = { calculator: CalculatorScreen, calculatorResult: CalculatorResultScreen };

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: {
    screens,
    start: '/calculator?of=accrual&from=PEK&to=LHR&trip=OW&cabin=Y&amount=120000',
    onLeft: fn(),
  },
});

/** A route that nobody flies, changed to one that somebody does: what was typed is still there. */
export const AnotherRoute = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    // The form's words come with it.
    await userEvent.click(await waitFor(() => saveButton(canvasElement)));
    await expect(await canvas.findAllByText(t('empty'))).not.toHaveLength(0);
    await userEvent.click((await canvas.findAllByRole('link', { name: t('change') }))[0] ?? canvasElement);
    await expect(field(canvasElement, 'amount')).toHaveValue('1200');
    await userEvent.click(canvas.getByRole('combobox', { name: t('to') }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.type(await within(sheet).findByRole('combobox'), 'SZX{Enter}');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('earned'))).toBeVisible();
  },
});
