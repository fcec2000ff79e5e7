import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CalculatorScreen } from '@mapp/kit/screens/calculator/calculator';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';

/** A flight from the address, as the way back from a result brings it. */
const route = 'from=PEK&to=SHA&trip=OW';

const meta = preview.meta({
  component: CalculatorScreen,
  tags: ['!autodocs'],
  parameters: { address: '/calculator', member: null, ...tall.parameters },
  globals: tall.globals,
});

/** The route by the index of cities, then class and fare; a guest calculates too. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    const body = within(canvasElement.ownerDocument.body);
    for (const [name, code] of [
      ['from', 'PEK'],
      ['to', 'SZX'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('combobox', { name: t(name) }));
      const search = await within(await body.findByRole('dialog')).findByRole('combobox');
      await userEvent.type(search, `${code}{Enter}`);
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    }
    // A tier of one's own is a member's.
    await expect(field(canvasElement, 'tier')).toHaveValue('STD');
    await expect(canvas.queryByRole('option', { name: t('tier.own') })).toBeNull();
    await userEvent.type(field(canvasElement, 'amount'), '1200');
    await userEvent.click(saveButton(canvasElement));
    await expect(navigation.log.at(-1)?.to).toMatch(
      /^\/calculator\/calculatoResulte\?of=accrual&from=(PEK|BJS)&to=SZX&trip=OW&cabin=Y&amount=120000$/,
    );
  },
});

/** A member begins with the tier that is theirs. */
export const OfAMember = meta.story({
  parameters: { member: '600000000001' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await ready(canvasElement);
    await expect(field(canvasElement, 'tier')).toHaveValue('');
    await expect(canvas.getByRole('option', { name: t('tier.own'), selected: true })).toBeInTheDocument();
  },
});

/** The documented prompt, beside whatever else is to be put right. */
export const AmountMissing = meta.story({
  parameters: {
    address: `/calculator?of=accrual&${route}&cabin=Y&amount=1`,
    covers: ['calculator.amountMissing'],
  },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await userEvent.clear(field(canvasElement, 'amount'));
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('amount.missing'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

/** Nothing is earned for nothing; that is told in words of its own. */
export const AmountOfNothing = meta.story({
  parameters: { address: `/calculator?of=accrual&${route}&cabin=Y&amount=1` },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await userEvent.clear(field(canvasElement, 'amount'));
    await userEvent.type(field(canvasElement, 'amount'), '0');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('amount.zero'))).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

/** Conditions that were asked for before are in the fields; swapped, and there and back. */
export const Exchange = meta.story({
  parameters: { address: `/calculator?of=exchange&${route}&date=2026-06-11&people=2` },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await userEvent.click(canvas.getByRole('button', { name: t('swap') }));
    await userEvent.click(canvas.getByText(t('trip.RT')));
    await userEvent.click(saveButton(canvasElement));
    const asked = 'of=exchange&from=SHA&to=PEK&trip=RT&date=2026-06-11&people=2';
    // The form's own address keeps them too, for who comes back to it after a reload.
    await expect(navigation.log).toEqual([
      { action: 'replace', to: `/calculator?${asked}` },
      { action: 'push', to: `/calculator/calculatoResulte?${asked}` },
    ]);
  },
});

export const NothingFilledIn = meta.story({
  parameters: { address: '/calculator?of=exchange' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findAllByText(t('city.choose'))).toHaveLength(2);
    await expect(canvas.getByText(t('day.empty'))).toBeVisible();
    await expect(there(canvasElement.ownerDocument.activeElement)).toHaveAttribute('role', 'group');
  },
});

export const OtherSide = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'calculator');
    await userEvent.click(canvas.getByRole('tab', { name: t('tab.exchange') }));
    await expect(navigation.log[0]).toEqual({ action: 'replace', to: '/calculator?of=exchange' });
  },
});
