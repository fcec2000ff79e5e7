import { CompanionForm } from '@mapp/kit/components/companion-form';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { emptyCompanion, type CompanionTyped } from '@mapp/kit/validators';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { asRead } from '../words.ts';
import { companions } from '../fixtures/companions.ts';
import { field as fieldOf, saveButton } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: CompanionForm,
  decorators: [padded],
  args: {
    id: 'form',
    context: { on: '2026-06-01', known: companions },
    onSubmit: fn(),
    onChange: fn(),
    children: (
      <Button type="submit" wide>
        OK
      </Button>
    ),
  },
});

const typed: CompanionTyped = {
  ...emptyCompanion,
  familyName: '何',
  givenName: '静',
  number: '11010519491231002X',
};

const control = (root: HTMLElement, name: string): HTMLElement => fieldOf(root, `form-${name}`);
const submit = (root: HTMLElement) => userEvent.click(saveButton(root));
const chooseType = (root: HTMLElement, index: number) =>
  userEvent.click(there(within(root).getAllByRole('radio')[index], 'a type'));

export const Basic = meta.story({
  play: async ({ args, canvasElement }) => {
    await userEvent.type(control(canvasElement, 'familyName'), '何');
    await userEvent.type(control(canvasElement, 'givenName'), '静');
    await userEvent.type(control(canvasElement, 'number'), '110105 19491231 002x');
    await userEvent.type(control(canvasElement, 'phone'), '138 0000 0001');
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cnFamilyName: '何',
      cnGivenName: '静',
      paxType: 'ADT',
      gender: 'F',
      birthday: '1949-12-31',
      identity: { idType: 'NI', idNo: '11010519491231002X' },
      phone: '+86 13800000001',
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ givenName: '静' }));
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 3 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    const lines = within(summary).getAllByRole('link');
    for (const [place, field] of ['familyName', 'givenName', 'number'].entries()) {
      await userEvent.click(there(lines[place]));
      await expect(control(canvasElement, field)).toHaveFocus();
    }
  },
});

/** As in the picture: who shows the document already is there to be chosen. */
export const OnTheListAlready = meta.story({
  args: { defaultValue: { ...typed, number: '310104199003074510' }, onSelectCompanion: fn() },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const words = await messagesFor(globals['locale'] as Locale, 'companions');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'number')).toHaveAccessibleDescription(
        expect.stringContaining(t('document.onList', { name: '李四' })),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: words('found.choose') }));
    await expect(args.onSelectCompanion).toHaveBeenCalledWith(companions[1]);
  },
});

export const Oneself = meta.story({
  args: { defaultValue: { ...typed, number: '310104199103072512' }, onSelectCompanion: fn() },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const words = await messagesFor(globals['locale'] as Locale, 'companions');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'number')).toHaveAccessibleDescription(
        expect.stringContaining(t('document.self')),
      ),
    );
    await expect(canvas.queryByRole('button', { name: words('found.choose') })).toBeNull();
  },
});

/** The age that the number says is not the chosen type's. */
export const AnotherAge = meta.story({
  args: {
    defaultValue: { ...typed, number: '310104201806010035' },
    context: { on: '2026-06-01', known: [] },
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'birthday')).toHaveAccessibleDescription(
        expect.stringContaining(asRead(t('birthday.adult', { years: 12 }))),
      ),
    );
    await chooseType(canvasElement, 1);
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ paxType: 'CHD' })),
    );
  },
});

/** An infant's name is entered in pinyin; a birth certificate does not say the birthday. */
export const Infant = meta.story({
  args: {
    defaultValue: {
      ...typed,
      paxType: 'INF',
      kind: 'birthCertificate',
      number: 'T310005678',
      birthday: '2026-02-01',
    },
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'familyName')).toHaveAccessibleDescription(
        expect.stringContaining(t('name.infant')),
      ),
    );
    for (const [field, text] of [
      ['familyName', 'he'],
      ['givenName', 'xiaoman'],
    ] as const) {
      await userEvent.clear(control(canvasElement, field));
      await userEvent.type(control(canvasElement, field), text);
    }
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ enFamilyName: 'HE', enGivenName: 'XIAOMAN', birthday: '2026-02-01' }),
      ),
    );
  },
});

/** A number of another country, read by its own plan. */
export const PhoneAbroad = meta.story({
  args: { defaultValue: { ...typed, phoneCountry: 'JP', phone: '123' } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await expect(canvas.getByLabelText(forms('phone.code'))).toHaveValue('JP');
    // The plans come after the choice.
    await waitFor(async () => {
      await submit(canvasElement);
      await expect(control(canvasElement, 'phone')).toHaveAccessibleDescription(
        expect.stringContaining(t('phone.foreign')),
      );
    });
    await userEvent.clear(control(canvasElement, 'phone'));
    // An empty phone is good, its first digit is not: whoever types goes on typing.
    await userEvent.type(control(canvasElement, 'phone'), '090-1234-5678');
    await expect(control(canvasElement, 'phone')).toHaveValue('090-1234-5678');
    await waitFor(async () => {
      await submit(canvasElement);
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '+819012345678' }));
    });
  },
});

/** The keyboard, the autofill and the corrections of each field. */
export const KeyboardAndAutofill = meta.story({
  args: { defaultValue: { ...typed, kind: 'passport' } },
  play: async ({ canvasElement }) => {
    const expected: Record<string, Record<string, string>> = {
      familyName: { autocomplete: 'section-companion family-name', spellcheck: 'false' },
      givenName: { autocomplete: 'section-companion given-name', spellcheck: 'false' },
      number: { autocomplete: 'off', autocapitalize: 'characters', inputmode: 'text' },
      birthday: { autocomplete: 'section-companion bday' },
      phone: { autocomplete: 'section-companion tel-national', inputmode: 'tel', type: 'tel' },
    };
    for (const [field, attributes] of Object.entries(expected))
      for (const [name, value] of Object.entries(attributes))
        await expect(control(canvasElement, field)).toHaveAttribute(name, value);
  },
});

const child = { ...typed, kind: 'passport', number: 'E12345678' } as const;
const refused = [
  {
    typed: { ...child, paxType: 'CHD', birthday: '1990-03-07' },
    says: { birthday: ['birthday.child', { from: 2, to: 12 }] },
  },
  {
    typed: { ...child, paxType: 'INF', familyName: 'HE', givenName: 'JING', birthday: '2022-03-07' },
    says: { birthday: ['birthday.infant', { years: 2 }] },
  },
  {
    typed: { ...child, paxType: 'INF', familyName: 'HE', givenName: 'JING', birthday: '2026-05-25' },
    says: { birthday: ['birthday.newborn', { days: 14 }] },
  },
  { typed: { ...child, birthday: '1990-03-07', givenName: 'JING' }, says: { givenName: 'name.script' } },
  {
    typed: { ...child, birthday: '1990-03-07', familyName: 'H'.repeat(29), givenName: 'JING' },
    says: { familyName: ['name.long', { max: 28 }] },
  },
] as const;

/** A type that the birthday does not fit, two scripts in one name, a name longer than a ticket. */
export const RefusedEntries = meta.story({
  render: (args) => (
    <>
      {refused.map(({ typed: entry }, index) => (
        <CompanionForm {...args} key={formId(index)} id={formId(index)} defaultValue={entry} />
      ))}
    </>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
