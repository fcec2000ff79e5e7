import { BeneficiaryForm, type BeneficiaryFormProps } from '@mapp/kit/components/beneficiary-form';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { relations } from '@mapp/kit/rules';
import { emptyBeneficiary, emptyIdentity, type BeneficiaryTyped } from '@mapp/kit/validators';
import { Profiler } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { field as fieldOf, fieldIn, saveButton, selectIn, submitButtons } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const spellings: Readonly<Record<string, readonly string[]>> = {
  单: ['shan', 'dan', 'chan'],
  乐: ['le', 'yue'],
  张: ['zhang'],
  伟: ['wei'],
  那: ['na', 'nuo', 'nei', 'ne'],
};

const readPinyin: BeneficiaryFormProps['readPinyin'] = async (cn) =>
  (spellings[cn] ?? []).map((pinyin) => ({ pinyin }));

const meta = preview.meta({
  component: BeneficiaryForm,
  decorators: [padded],
  args: {
    id: 'form',
    context: { today: '2026-06-01' },
    readPinyin,
    onSubmit: fn(),
    onChange: fn(),
    children: (
      <Button type="submit" wide>
        OK
      </Button>
    ),
  },
});

const card = { ...emptyIdentity('identityCard'), number: '310104199003074510' };
const passport = { ...emptyIdentity('passport'), number: 'E12345678', expiry: '2030-01-31' };
const typed: BeneficiaryTyped = {
  ...emptyBeneficiary,
  cnFamilyName: '单',
  cnGivenName: '乐',
  spelling: { family: 'SHAN', given: 'LE' },
  relation: 'spouse',
  identities: [card],
};

/** The control of a field. */
const control = (root: HTMLElement, name: string): HTMLElement =>
  fieldOf(root, `form-${name.replace(/\./g, '-')}`);

const type = async (root: HTMLElement, field: string, text: string) => {
  const input = control(root, field);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const submit = (root: HTMLElement) => userEvent.click(saveButton(root));

const choose = (root: HTMLElement, index: number, place = 0) => {
  const groups = within(root)
    .getAllByRole('group')
    .map((group) => within(group).queryAllByRole('radio'))
    .filter(({ length }) => length > 0);
  return userEvent.click(there(groups[place]?.[index], 'a kind of document'));
};

export const Basic = meta.story({
  play: async ({ args, canvasElement, globals }) => {
    const words = await messagesFor(globals['locale'] as Locale, 'beneficiaries');
    await type(canvasElement, 'cnFamilyName', '张');
    await type(canvasElement, 'cnGivenName', '伟');
    await type(canvasElement, 'identities.0.number', '310104 19900307 4510');
    await userEvent.selectOptions(control(canvasElement, 'relation'), words('relation.friend'));
    await waitFor(() => expect(control(canvasElement, 'spelling')).toHaveTextContent('ZHANG/WEI'), {
      timeout: 3000,
    });
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      country: 'CN',
      cnFamilyName: '张',
      cnGivenName: '伟',
      enFamilyName: 'ZHANG',
      enGivenName: 'WEI',
      gender: 'M',
      birthday: '1990-03-07',
      relation: { id: 'friend', code: 'A' },
      identities: [{ kind: 'identityCard', number: '310104199003074510' }],
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ cnFamilyName: '张', relation: 'friend' }),
    );
  },
});

/** Lets the spellings that a story asks for come. */
let letCome = () => {};
let late = Promise.resolve();
const asLate: Pick<BeneficiaryFormProps, 'defaultValue' | 'readPinyin'> = {
  defaultValue: { ...typed, cnFamilyName: '', cnGivenName: '', spelling: { family: '', given: '' } },
  readPinyin: async (...asked) => {
    await late;
    return readPinyin(...asked);
  },
};
const beLate = () => {
  ({ promise: late, resolve: letCome } = Promise.withResolvers<void>());
};

/** Submitted before the name's spelling has come: it waits for it, and nothing is said to be wrong. */
export const SubmittedBeforeItsSpelling = meta.story({
  tags: ['!autodocs'],
  args: asLate,
  beforeEach: beLate,
  play: async ({ args, canvasElement }) => {
    await type(canvasElement, 'cnFamilyName', '张');
    await type(canvasElement, 'cnGivenName', '伟');
    await submit(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    letCome();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1), { timeout: 3000 });
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ enFamilyName: 'ZHANG', enGivenName: 'WEI' }),
    );
  },
});

/** Submitted before the spelling has come, and typed on: it is submitted again by hand alone. */
export const TypedOnAfterSubmitting = meta.story({
  tags: ['!autodocs'],
  args: asLate,
  beforeEach: beLate,
  play: async ({ args, canvasElement }) => {
    await type(canvasElement, 'cnFamilyName', '张');
    await type(canvasElement, 'cnGivenName', '乐');
    await submit(canvasElement);
    await type(canvasElement, 'cnGivenName', '伟');
    letCome();
    await waitFor(() => expect(control(canvasElement, 'spelling')).toHaveTextContent('ZHANG/WEI'), {
      timeout: 3000,
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

export const Filled = meta.story({
  args: { defaultValue: typed },
  play: async ({ args, canvasElement }) => {
    await expect(control(canvasElement, 'cnFamilyName')).toHaveValue('单');
    // A form that is only looked at is no draft.
    await expect(args.onChange).not.toHaveBeenCalled();
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 4 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.click(there(links[0]));
    await expect(control(canvasElement, 'cnFamilyName')).toHaveFocus();
    for (const field of ['cnFamilyName', 'cnGivenName', 'identities.0.number', 'relation'])
      await expect(control(canvasElement, field)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** As in the picture: a reading that is still to be chosen, and a number that lacks a digit. */
export const TwoThingsToPutRight = meta.story({
  args: {
    defaultValue: {
      ...typed,
      spelling: { family: 'SHAN', given: '' },
      gender: 'M',
      birthday: '1990-03-07',
      identities: [{ ...card, number: '310104 19900307 451' }],
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 2 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(control(canvasElement, 'identities.0.number')).toBeInvalid();
  },
});

export const PutRight = meta.story({
  args: { defaultValue: { ...typed, relation: '', identities: [{ ...card, number: '31010419900307451' }] } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    await canvas.findByRole('group', { name: t('summary', { count: 2 }) });
    await userEvent.type(control(canvasElement, 'identities.0.number'), '0');
    await waitFor(() =>
      expect(control(canvasElement, 'identities.0.number')).not.toHaveAccessibleDescription(),
    );
    await expect(control(canvasElement, 'identities.0.number')).toHaveFocus();
    await userEvent.selectOptions(control(canvasElement, 'relation'), 'mother');
    await submit(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('group', { name: t('summary', { count: 1 }) })).toBeNull();
  },
});

/** One wrong entry for each rule of the number. */
const numbers = [
  ['identityCard', '310104199003074511', 'id.check'],
  ['identityCard', '310104199013074510', 'id.date'],
  ['identityCard', '000104199003074510', 'id.region'],
  ['identityCard', '3101041990030745ab', 'id.characters'],
  ['passport', 'E1', 'document.passport'],
  ['officerCard', '军', 'document.officer'],
  ['entryPermit', '12', 'document.lenient'],
  ['other', '12', 'document.lenient'],
] as const;

export const NumbersByTheirKind = meta.story({
  render: (args) => (
    <>
      {numbers.map(([kind, number], index) => (
        <BeneficiaryForm
          {...args}
          key={`${kind} ${number}`}
          id={`form-${index}`}
          defaultValue={{
            ...typed,
            gender: 'M',
            birthday: '1990-03-07',
            identities: [{ ...passport, kind, number }],
          }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const words: Record<(typeof numbers)[number][2], string> = {
      'id.check': t('id.check'),
      'id.date': t('id.date'),
      'id.region': t('id.region'),
      'id.characters': t('id.characters'),
      'document.passport': t('document.passport', { min: 8, max: 9 }),
      'document.officer': t('document.officer'),
      'document.lenient': t('document.lenient', { min: 5, max: 15 }),
    };
    for (const button of submitButtons(canvasElement)) await userEvent.click(button);
    for (const [index, [, , key]] of numbers.entries())
      await waitFor(() =>
        expect(control(canvasElement, `${index}-identities.0.number`)).toHaveAccessibleDescription(
          expect.stringContaining(words[key]),
        ),
      );
  },
});

/** The number of an ID card says birthday and gender; nothing is to be typed. */
export const BornByTheNumber = meta.story({
  args: { defaultValue: { ...typed, identities: [{ ...card, number: '' }] } },
  play: async ({ canvas, canvasElement }) => {
    const locked = canvas.getAllByRole<HTMLInputElement>('textbox').filter(({ readOnly }) => readOnly);
    await expect(locked.map(({ value }) => value)).toEqual(['', '']);
    await type(canvasElement, 'identities.0.number', '11010519491231002x');
    await waitFor(() => expect(locked.map(({ value }) => value.includes('1949'))).toEqual([true, false]));
    await expect(locked[1]?.value).not.toBe('');
    await expect(control(canvasElement, 'identities.0.number')).toHaveFocus();
    await userEvent.type(control(canvasElement, 'identities.0.number'), '{Backspace}');
    await waitFor(() => expect(locked.map(({ value }) => value)).toEqual(['', '']));
    // Another document says neither.
    await choose(canvasElement, 1);
    await expect(control(canvasElement, 'birthday')).toBeVisible();
  },
});

export const Passport = meta.story({
  args: { defaultValue: { ...typed, gender: 'F', birthday: '1990-03-07', identities: [passport] } },
  play: async ({ args, canvasElement }) => {
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          identities: [{ kind: 'passport', number: 'E12345678', expiry: '2030-01-31', country: 'CN' }],
        }),
      ),
    );
  },
});

/** The kinds behind the third choice; what was typed for another kind is kept. */
export const OtherKinds = meta.story({
  args: { defaultValue: typed },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 2);
    const kinds = there(selectIn(canvasElement));
    await expect([...kinds.options].map(({ value }) => value)).toEqual([
      'entryPermit',
      'officerCard',
      'other',
    ]);
    await expect(control(canvasElement, 'identities.0.expiry')).toBeVisible();
    await userEvent.selectOptions(kinds, 'officerCard');
    await waitFor(() => expect(fieldIn(canvasElement, 'form-identities-0-expiry')).toBeUndefined());
    await choose(canvasElement, 0);
    await expect(control(canvasElement, 'identities.0.number')).toHaveValue(card.number);
  },
});

/** Without a Chinese name: family and given name in letters. */
export const Foreigner = meta.story({
  args: {
    defaultValue: {
      ...emptyBeneficiary,
      country: 'FR',
      gender: 'F',
      birthday: '1980-02-29',
      relation: 'friend',
      identities: [{ ...passport, country: 'FR' }],
    },
  },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(fieldIn(canvasElement, 'form-cnFamilyName')).toBeUndefined();
    await submit(canvasElement);
    await waitFor(() => expect(control(canvasElement, 'spelling')).toHaveAccessibleDescription());
    const [family, given] = canvas.getAllByRole('textbox').filter(({ lang }) => lang === 'en');
    await userEvent.type(there(family), "d'Artagnan");
    await userEvent.type(there(given), 'Anne-Marie');
    await waitFor(() => expect(control(canvasElement, 'spelling')).not.toHaveAccessibleDescription());
    await submit(canvasElement);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ enFamilyName: "D'ARTAGNAN", enGivenName: 'ANNE-MARIE', cnFamilyName: '' }),
      ),
    );
  },
});

export const SeveralDocuments = meta.story({
  args: { defaultValue: typed },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await userEvent.click(canvas.getByRole('button', { name: t('identity.add') }));
    await userEvent.click(canvas.getByRole('button', { name: t('identity.add') }));
    await type(canvasElement, 'identities.1.number', 'E7654321');
    await type(canvasElement, 'identities.2.number', 'AB1234567');
    await userEvent.click(canvas.getByRole('button', { name: t('identity.remove', { index: 2 }) }));
    await waitFor(() => expect(control(canvasElement, 'identities.1.number')).toHaveValue('AB1234567'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ identities: [card, expect.objectContaining({ number: 'AB1234567' })] }),
    );
  },
});

/** Nobody shows one document twice, or another beneficiary's. */
export const DocumentsThatAreKnown = meta.story({
  args: {
    defaultValue: { ...typed, identities: [card, card, passport] },
    context: { today: '2026-06-01', known: [{ idType: 'PP', idNo: 'E12345678' }] },
  },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'identities.1.number')).toHaveAccessibleDescription(
        expect.stringContaining(t('document.twice')),
      ),
    );
    await expect(control(canvasElement, 'identities.2.number')).toHaveAccessibleDescription(
      expect.stringContaining(t('document.known')),
    );
  },
});

export const EveryRelation = meta.story({
  args: { defaultValue: typed },
  play: async ({ args, canvasElement }) => {
    const field = control(canvasElement, 'relation');
    for (const [index, { id, code }] of relations.entries()) {
      await userEvent.selectOptions(field, id);
      await submit(canvasElement);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(index + 1));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ relation: { id, code } }),
      );
    }
  },
});

/** A character that no lookup knows: the spelling is written by hand. */
export const RareName = meta.story({
  args: { defaultValue: { ...typed, cnGivenName: '𬭼', spelling: { family: 'SHAN', given: '' } } },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    // There is no spelling to be had: it is written by hand.
    await waitFor(() => expect(control(canvasElement, 'spelling').tagName).toBe('INPUT'), { timeout: 3000 });
    await submit(canvasElement);
    await waitFor(() =>
      expect(control(canvasElement, 'spelling')).toHaveAccessibleDescription(
        expect.stringContaining(t('name.rare')),
      ),
    );
    await userEvent.type(control(canvasElement, 'spelling'), 'lue');
    await waitFor(() => expect(control(canvasElement, 'spelling')).not.toBeInvalid());
  },
});

/** The keyboard, the autofill and the corrections of each field. */
export const KeyboardAndAutofill = meta.story({
  args: { defaultValue: { ...typed, identities: [{ ...passport, number: '' }] } },
  play: async ({ canvasElement }) => {
    const expected: Record<string, Record<string, string>> = {
      cnFamilyName: { autocomplete: 'section-beneficiary family-name', spellcheck: 'false', lang: 'zh' },
      cnGivenName: { autocomplete: 'section-beneficiary given-name', spellcheck: 'false', lang: 'zh' },
      'identities.0.number': {
        type: 'text',
        inputmode: 'text',
        autocomplete: 'off',
        autocapitalize: 'characters',
        autocorrect: 'off',
        spellcheck: 'false',
        enterkeyhint: 'next',
      },
      'identities.0.expiry': { type: 'date', autocomplete: 'off', min: '2026-06-01' },
      birthday: { type: 'date', autocomplete: 'section-beneficiary bday', max: '2026-06-01' },
      relation: { autocomplete: 'off' },
    };
    for (const [field, attributes] of Object.entries(expected))
      for (const [name, value] of Object.entries(attributes))
        await expect(control(canvasElement, field), `${field} ${name}`).toHaveAttribute(name, value);
  },
});

const drawn = fn();

/** Typing draws nothing again; a mistake draws its own field, and no more often than its words change. */
export const KeystrokesDrawNothingElse = meta.story({
  args: {
    defaultValue: {
      ...typed,
      gender: 'F',
      birthday: '1990-03-07',
      identities: [{ ...passport, number: '' }],
    },
  },
  render: (args) => (
    <Profiler id="form" onRender={drawn}>
      <BeneficiaryForm {...args} />
    </Profiler>
  ),
  play: async ({ canvas, canvasElement }) => {
    const number = control(canvasElement, 'identities.0.number');
    // The picker has asked for its readings.
    await waitFor(() => expect(canvas.queryByRole('button', { busy: true })).toBeNull(), { timeout: 3000 });
    drawn.mockClear();
    await userEvent.type(number, 'E123');
    await expect(drawn).not.toHaveBeenCalled();
    await submit(canvasElement);
    await waitFor(() => expect(number).toBeInvalid());
    drawn.mockClear();
    await userEvent.type(number, '45');
    await expect(drawn).not.toHaveBeenCalled();
    await userEvent.type(number, '678');
    await waitFor(() => expect(number).not.toBeInvalid());
    // The field and the summary, once.
    await expect(drawn).toHaveBeenCalledTimes(1);
  },
});

const refused = [
  {
    typed: { ...typed, relation: '', identities: [{ ...card, number: '3101' }] },
    says: { relation: 'relation.choose', 'identities-0-number': ['id.length', { count: 4 }] },
  },
] as const;

/** A number that lacks digits, and nobody's relation. */
export const RefusedEntries = meta.story({
  args: { id: formId(0), defaultValue: refused[0].typed },
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
