import { RegistrationForm, type RegistrationFormProps } from '@mapp/kit/components/registration-form';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { emptyEnrolment, type EnrolmentTyped } from '@mapp/kit/validators';
import { Profiler, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { agreeBox, codeButton, fillEnrolment, newcomer } from '../enrolment.ts';
import { field, fieldIn, saveButton } from '../forms.ts';
import { labelOf } from '../label-of.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const spellings: Readonly<Record<string, readonly string[]>> = {
  单: ['shan', 'dan', 'chan'],
  张: ['zhang'],
  伟: ['wei'],
};

const send = fn<RegistrationFormProps['code']['send']>(() => Promise.resolve(true));
const idle = { wait: undefined, busy: false, refusal: undefined, wrong: undefined, send };

const given: RegistrationFormProps = {
  id: 'form',
  today: '2026-06-01',
  readPinyin: async (cn) => (spellings[cn] ?? []).map((pinyin) => ({ pinyin })),
  code: idle,
  onChange: fn(),
  onSubmit: fn(),
};

const meta = preview.meta({
  component: RegistrationForm,
  args: given,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Button type="submit" form="form" wide>
          OK
        </Button>
      </>
    ),
    padded,
  ],
});

const adult: EnrolmentTyped = {
  ...emptyEnrolment,
  ...newcomer,
  spelling: { family: 'ZHANG', given: 'WEI' },
  agree: true,
};
const passport: EnrolmentTyped = {
  ...adult,
  kind: 'passport',
  number: 'E12345678',
  birthday: '1990-03-07',
  gender: 'F',
};

const submit = (root: HTMLElement) => userEvent.click(saveButton(root));
const sent = (args: { onSubmit: unknown }) =>
  waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce()).then(
    () => (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0] as object,
  );

/** With an ID card: birthday and gender are read from its number, the name is registered in Chinese. */
export const Basic = meta.story({
  play: async ({ args, canvasElement }) => {
    await expect(agreeBox(canvasElement)).not.toBeChecked();
    await fillEnrolment(canvasElement);
    await submit(canvasElement);
    await expect(await sent(args)).toMatchObject({
      idType: 'NI',
      name: '张伟',
      enGivenName: 'WEI',
      gender: 'M',
      birthDay: '1990-03-07',
      country: { code: 'CN', countryCode: '86' },
      phone: '13900000010',
      infant: false,
    });
  },
});

/** The button is never disabled: a summary takes the focus, counts what is missing, and leads to the first; then to the next. */
export const NothingFilledIn = meta.story({
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await expect(saveButton(canvasElement)).toBeEnabled();
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 8 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(8);
    await userEvent.click(there(links[0]));
    const focused = there(canvasElement.ownerDocument.activeElement);
    await expect(focused).toBeInvalid();
    await expect(focused).toBe(
      withoutRole(canvasElement, '*').find((each) => each.getAttribute('aria-invalid') === 'true'),
    );
    await expect(agreeBox(canvasElement)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** From abroad with a passport: the country first, and the name in letters alone. */
export const PassportFromAbroad = meta.story({
  args: {
    defaultValue: {
      ...passport,
      country: 'FR',
      cnFamilyName: '',
      cnGivenName: '',
      spelling: { family: '', given: '' },
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(fieldIn(canvasElement, 'cnFamilyName')).toBeUndefined();
    const [family, given_] = canvas.getAllByRole('textbox').filter(({ lang }) => lang === 'en');
    await userEvent.type(there(family), 'dupont');
    await userEvent.type(there(given_), 'anne');
    await expect(canvas.getByText('DUPONT/ANNE')).toBeVisible();
    await submit(canvasElement);
    await expect(await sent(args)).toMatchObject({ idType: 'PP', name: 'DUPONT/ANNE', cnFamilyName: '' });
  },
});

/** With a passport of Hong Kong the Chinese name is registered. */
export const PassportOfHongKong = meta.story({
  args: { defaultValue: { ...passport, country: 'HK' } },
  play: async ({ args, canvasElement }) => {
    await submit(canvasElement);
    await expect(await sent(args)).toMatchObject({ idType: 'PP', name: '张伟', gender: 'F' });
  },
});

/** The other kinds are behind a third choice; an officer is registered in letters. */
export const OtherDocument = meta.story({
  args: { defaultValue: { ...passport, number: '军字第2001988号' } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'register');
    await userEvent.click(canvas.getByRole('radio', { name: t('kind.more') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('kind.which') }), 'officerCard');
    await submit(canvasElement);
    await expect(await sent(args)).toMatchObject({ idType: 'MIL', name: 'ZHANG/WEI', cnFamilyName: '张' });
  },
});

/** A character without a reading: the name in letters is written by hand. */
export const RareCharacter = meta.story({
  args: { defaultValue: { ...adult, cnFamilyName: '', spelling: { family: '', given: 'WEI' } } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'pinyin');
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '𠮷');
    await expect(
      await canvas.findByLabelText(t('manual.family'), undefined, { timeout: 4000 }),
    ).toBeVisible();
    await submit(canvasElement);
    const words = await messagesFor(globals['locale'] as Locale, 'validation');
    await expect((await canvas.findAllByText(words('name.rare')))[0]).toBeVisible();
  },
});

/** Under 2 years old, as the number says: the box has to be ticked. */
export const ChildUnderTwo = meta.story({
  args: { defaultValue: { ...adult, number: '310104202601150020' } },
  play: async ({ args, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const box = field(canvasElement, 'infant');
    await submit(canvasElement);
    await waitFor(() => expect(box).toHaveAccessibleDescription(t('infant.tick', { years: 2 })));
    await userEvent.click(box);
    await submit(canvasElement);
    await expect(await sent(args)).toMatchObject({ infant: true, birthDay: '2026-01-15', gender: 'F' });
  },
});

/** A phone that is wrong is put right before a code is sent to it. */
export const CodeToAWrongPhone = meta.story({
  args: { defaultValue: { ...adult, phone: '1390000' } },
  play: async ({ canvasElement, globals }) => {
    send.mockClear();
    await userEvent.click(await codeButton(canvasElement, globals));
    const phone = field(canvasElement, 'phone');
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(phone, '0010');
    await userEvent.click(await codeButton(canvasElement, globals));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ countryCode: '86', mobile: '13900000010' }));
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
  },
});

/** A phone of another country is read by that country’s plan. */
export const PhoneFromAbroad = meta.story({
  args: { defaultValue: { ...adult, phoneCountry: 'JP', phone: '090-1234-5678' } },
  play: async ({ canvasElement, globals }) => {
    send.mockClear();
    const ask = await codeButton(canvasElement, globals);
    await waitFor(
      async () => {
        await userEvent.click(ask);
        await expect(send).toHaveBeenCalledWith({ countryCode: '81', mobile: '9012345678' });
      },
      { timeout: 4000 },
    );
  },
});

function CalledWrong(args: RegistrationFormProps) {
  const [wrong, setWrong] = useState<string>();
  return <RegistrationForm {...args} code={{ ...idle, wrong }} onSubmit={({ code }) => setWrong(code)} />;
}

/** The digits stay and the focus comes to them. */
export const WrongCode = meta.story({
  args: { defaultValue: { ...adult, code: '135790' } },
  render: (args) => <CalledWrong {...args} />,
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await submit(canvasElement);
    const code = field(canvasElement, 'code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('sms.code')));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('135790');
    await userEvent.clear(code);
    await userEvent.type(code, '246810');
    await expect(code).not.toBeInvalid();
  },
});

export const NoCodeGoesOut = meta.story({
  args: { defaultValue: adult, code: { ...idle, refusal: 'No more codes today' } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription('No more codes today');
  },
});

/** Texts that can be read before they are agreed to. */
export const AgreementRead = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'agreement');
    const links = within(labelOf(agreeBox(canvasElement))).getAllByRole('button');
    await userEvent.click(there(links[0], 'the terms'));
    await screen.findByRole('dialog', { name: t('membership.title') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(agreeBox(canvasElement)).not.toBeChecked();
  },
});

const drawn = fn();

/** A keystroke draws one field at most: none while it stays as good as it was, the password’s for its strength. */
export const KeystrokesDrawOneField = meta.story({
  args: { defaultValue: { ...adult, number: '', password: '' } },
  render: (args) => (
    <Profiler id="form" onRender={drawn}>
      <RegistrationForm {...args} />
    </Profiler>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { busy: true })).toBeNull(), { timeout: 3000 });
    drawn.mockClear();
    await userEvent.type(field(canvasElement, 'number'), '31010419900307451');
    await userEvent.type(field(canvasElement, 'phone'), '0');
    await expect(drawn).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement, 'password'), 'Mu2025sh');
    await expect(drawn).toHaveBeenCalledTimes(8);
  },
});

const refused = [
  {
    typed: {
      ...passport,
      birthday: '1890-01-01',
      gender: '',
      infant: true,
      password: 'Mu 2025',
      repeat: '',
      agree: false,
    },
    says: {
      birthday: 'birthday.past',
      gender: 'gender.choose',
      password: 'password.characters',
      repeat: 'password.repeatMissing',
      agree: 'agree.missing',
    },
  },
  {
    typed: { ...passport, infant: true, password: 'sunrise', membershipCard: '1234' },
    says: {
      infant: ['infant.older', { years: 2 }],
      password: ['password.login', { min: 8, max: 20 }],
      membershipCard: ['member.card', { count: 12 }],
    },
  },
  {
    typed: { ...passport, country: 'FR', spelling: { family: '', given: '' }, birthday: '2026-06-02' },
    says: { spelling: 'name.latin', birthday: 'birthday.future' },
  },
  {
    typed: { ...adult, number: '', cnGivenName: '单', spelling: { family: 'ZHANG', given: '' } },
    says: { number: 'id.empty' },
  },
] as const;

/** Each field with the sentence of its own rule. */
export const RefusedEntries = meta.story({
  // Several forms, each with the same named parts; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <>
      {refused.map(({ typed }, index) => (
        <RegistrationForm {...args} key={formId(index)} id={formId(index)} defaultValue={typed}>
          <Button type="submit">OK</Button>
        </RegistrationForm>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await saysInPlace(canvasElement, globals, refused);
    // The picker names the readings to choose from; the summary says what is missing.
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await expect(canvas.getByRole('link', { name: new RegExp(t('name.spelling')) })).toBeVisible();
  },
});
