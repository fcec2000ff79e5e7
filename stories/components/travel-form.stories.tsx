import { PassengerSwitch, TravelForm } from '@mapp/kit/components/travel-form';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import type { TravelInformation } from '@mapp/kit/contracts';
import { emptyTravelInformation, typedOfInformation } from '@mapp/kit/validators';
import { payloads } from '@mapp/sandbox/ask';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { field as fieldOf, saveButton } from '../forms.ts';
import { there } from '../there.ts';
import { asRead } from '../words.ts';
import { padded } from '../primitives/padded.tsx';

/** Information that the sandbox takes for a passenger, and the same as it is in the form. */
const {
  segmentId: _segment,
  passengerId: _passenger,
  ...information
} = payloads['saveTravelInformation'] as unknown as Record<'segmentId' | 'passengerId', string> &
  TravelInformation;
const typed = typedOfInformation(information);

const chosen = fn();

const meta = preview.meta({
  component: TravelForm,
  subcomponents: { PassengerSwitch },
  decorators: [padded],
  args: {
    id: 'form',
    defaultValue: typed,
    context: { departs: '2026-06-02', ends: '2026-06-12' },
    onSubmit: fn(),
    onChange: fn(),
    children: (
      <Button type="submit" wide>
        OK
      </Button>
    ),
  },
});

const control = (root: HTMLElement, name: string): HTMLElement => fieldOf(root, `form-${name}`);
const submit = (root: HTMLElement) => userEvent.click(saveButton(root));

export const Basic = meta.story({
  play: async ({ args, canvasElement }) => {
    await expect(args.onChange).not.toHaveBeenCalled();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(information);
  },
});

/** All that is missing is counted; the way leads to the first field. */
export const NothingFilledIn = meta.story({
  args: { defaultValue: emptyTravelInformation },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 15 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(15);
    await userEvent.click(there(links[0]));
    await expect(control(canvasElement, 'enFamilyName')).toHaveFocus();
    for (const field of ['enGivenName', 'birthday', 'country', 'email'])
      await expect(control(canvasElement, field)).toBeInvalid();
  },
});

/** As in the picture: the sentence says how many characters there are, and how many there should be. */
export const PassportTooShort = meta.story({
  args: { defaultValue: { ...typed, number: 'E123456' } },
  play: async ({ args, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'number')).toHaveAccessibleDescription(
        expect.stringContaining(t('document.length', { count: 7, min: 8, max: 9 })),
      ),
    );
    await userEvent.type(control(canvasElement, 'number'), '78');
    await waitFor(() => expect(control(canvasElement, 'number')).not.toHaveAccessibleDescription());
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** A document must hold beyond the end of the journey, not only until the flight. */
export const EndsWithTheJourney = meta.story({
  args: { defaultValue: { ...typed, expiry: '2026-06-12' } },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'expiry')).toHaveAccessibleDescription(
        expect.stringContaining(t('document.beforeEnd')),
      ),
    );
  },
});

/** Good for the journey, but many countries ask for half a year more: it is told, and nothing is refused. */
export const PassportExpiresSoon = meta.story({
  args: { defaultValue: { ...typed, expiry: '2026-09-01' } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    await expect(await canvas.findByText(asRead(t('expiry.soon', { months: 6 })))).toBeVisible();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** Addresses are read in another country. */
export const InTheWrongLetters = meta.story({
  args: { defaultValue: { ...typed, city: 'Пекин', postcode: '1', email: 'zhangsan' } },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'city')).toHaveAccessibleDescription(
        expect.stringContaining(t('address.latin')),
      ),
    );
    await expect(control(canvasElement, 'postcode')).toHaveAccessibleDescription(
      expect.stringContaining(t('postcode.number', { min: 3, max: 10 })),
    );
    await expect(control(canvasElement, 'email')).toHaveAccessibleDescription(
      expect.stringContaining(t('email.address')),
    );
  },
});

/** Passenger whose form is shown, and how far each has come. */
export const WhoseForm = meta.story({
  render: () => (
    <PassengerSwitch
      passengers={[
        { id: 'P-1', name: '张三', state: 'begun' },
        { id: 'P-2', name: '李四', state: 'missing' },
        { id: 'P-3', name: 'DUPONT MARIE-CLAIRE', state: 'filled' },
      ]}
      value="P-1"
      onChange={chosen}
    />
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    chosen.mockClear();
    await expect(canvas.getByRole('radio', { name: `${said('张三')} ${t('state.begun')}` })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: `${said('李四')} ${t('state.missing')}` }));
    await expect(chosen).toHaveBeenCalledWith('P-2');
  },
});

/** The keyboard, the autofill and the corrections of each field. */
export const KeyboardAndAutofill = meta.story({
  play: async ({ canvasElement }) => {
    const expected: Record<string, Record<string, string>> = {
      enFamilyName: {
        autocomplete: 'section-passenger family-name',
        autocapitalize: 'characters',
        lang: 'en',
      },
      enGivenName: { autocomplete: 'section-passenger given-name', autocapitalize: 'characters', lang: 'en' },
      birthday: { autocomplete: 'section-passenger bday' },
      number: { autocomplete: 'off', autocapitalize: 'characters', inputmode: 'text' },
      expiry: { autocomplete: 'off' },
      province: { autocomplete: 'section-passenger address-level1', lang: 'en' },
      city: { autocomplete: 'section-passenger address-level2', lang: 'en' },
      street: { autocomplete: 'section-passenger street-address', spellcheck: 'false' },
      postcode: { autocomplete: 'section-passenger postal-code' },
      destination: { autocomplete: 'off' },
      phone: { autocomplete: 'section-passenger tel-national', inputmode: 'tel' },
      email: { autocomplete: 'section-passenger email', inputmode: 'email', autocapitalize: 'none' },
    };
    for (const [field, attributes] of Object.entries(expected))
      for (const [name, value] of Object.entries(attributes))
        await expect(control(canvasElement, field)).toHaveAttribute(name, value);
  },
});

const refused = [
  {
    typed: {
      ...typed,
      gender: '',
      country: '',
      issuer: '',
      birthday: '2026-06-03',
      destination: '',
      city: 'A'.repeat(36),
    },
    says: {
      gender: 'gender.choose',
      country: 'country.choose',
      issuer: 'document.issuer',
      birthday: 'birthday.future',
      destination: 'address.missing',
      city: ['address.long', { max: 35 }],
    },
  },
  {
    typed: { ...typed, birthday: '1890-01-01', enFamilyName: '李' },
    says: { birthday: 'birthday.past', enFamilyName: 'name.latin' },
  },
] as const;

/** Each field with the sentence of its own rule. */
export const RefusedEntries = meta.story({
  render: (args) => (
    <>
      {refused.map(({ typed: entry }, index) => (
        <TravelForm {...args} key={formId(index)} id={formId(index)} defaultValue={entry} />
      ))}
    </>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
