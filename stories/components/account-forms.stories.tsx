import {
  DocumentChangeForm,
  DocumentForm,
  IdentityForm,
  LoginPasswordForm,
  NewContactForm,
  PointsPasswordForm,
  PreferencesForm,
} from '@mapp/kit/components/account-forms';
import { Button } from '@mapp/kit/primitives/button';
import { emptyDocument, nothingTyped } from '@mapp/kit/validators';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { field, saveButton, selectIn } from '../forms.ts';
import { linksTo } from '../links.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const onSubmit = fn();
const onDraft = fn();
const send = fn(() => Promise.resolve(true));
const today = '2026-06-01';
const submit = (
  <Button type="submit" wide>
    OK
  </Button>
);
const code = { wait: undefined, busy: false, refusal: undefined, send };

const meta = preview.meta({
  component: DocumentForm,
  decorators: [padded],
  args: {
    defaultValue: emptyDocument('passport'),
    kinds: ['passport'] as const,
    today,
    onChange: onDraft,
    onSubmit,
    children: submit,
  },
  beforeEach: () => {
    for (const mock of [onSubmit, onDraft, send]) mock.mockClear();
  },
});

const type = async (root: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(root, name), text);
};

/** Name and number are required; that they cannot be changed afterwards is said first. */
export const Basic = meta.story({
  parameters: { covers: ['account.fixed'] },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    const account = await words(globals, 'account');
    await expect(canvasElement).toHaveTextContent(account('document.fixed'));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('name.chinese')));
    await expect(canvasElement).toHaveTextContent(t('day.empty'));
    await expect(onSubmit).not.toHaveBeenCalled();
    await type(canvasElement, { name: '赵宁', number: 'e71000006', expiry: '2031-01-31' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** An ID card says neither who issued it nor, often, until when it holds. */
export const IdentityCard = meta.story({
  args: { defaultValue: emptyDocument('identityCard'), kinds: ['identityCard'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await type(canvasElement, { name: '张三', number: '310104199003074510' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** Several kinds under one title: what is asked follows the choice. */
export const SeveralKinds = meta.story({
  args: { defaultValue: emptyDocument('hkMacauPass'), kinds: ['hkMacauPass', 'entryPermit'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    await type(canvasElement, { name: '张三', number: '12345', expiry: '2026-05-31' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('document.hkMacauPass')));
    await expect(canvasElement).toHaveTextContent(t('document.expired'));
    await userEvent.selectOptions(there(selectIn(canvasElement)), 'entryPermit');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
  },
});

export const Change = meta.story({
  render: () => (
    <DocumentChangeForm
      defaultValue={{ kind: 'passport', expiry: '2031-09-14', country: 'CN' }}
      {...{ today, onChange: onDraft, onSubmit }}
    >
      {submit}
    </DocumentChangeForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.clear(field(canvasElement, 'expiry'));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('day.empty')));
    await type(canvasElement, { expiry: '2036-09-14' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ expiry: '2036-09-14' })),
    );
  },
});

function Phone() {
  const [wrong, setWrong] = useState(0);
  return (
    <NewContactForm
      by="mobile"
      defaultValue={nothingTyped}
      {...{ code, wrong, onChange: onDraft }}
      onSubmit={(sent) => {
        onSubmit(sent);
        setWrong(wrong + 1);
      }}
    >
      {submit}
    </NewContactForm>
  );
}

/** A wrong number is to be put right before a code goes out. */
export const NewPhone = meta.story({
  parameters: { covers: ['input.phone', 'input.smsCode'] },
  render: () => <Phone />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account-fields');
    const validation = await words(globals, 'validation');
    await type(canvasElement, { account: '1391234' });
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    await waitFor(() => expect(canvasElement).toHaveTextContent(validation('phone.mainland')));
    await expect(send).not.toHaveBeenCalled();
    await type(canvasElement, { account: '0987' });
    await userEvent.click(canvas.getByRole('button', { name: t('code.send') }));
    await waitFor(() => expect(send).toHaveBeenCalledWith('13912340987'));
    await type(canvasElement, { code: '135790' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(validation('sms.code')));
    await expect(field(canvasElement, 'code')).toHaveValue('135790');
  },
});

export const NewEmail = meta.story({
  render: () => (
    <NewContactForm
      by="email"
      defaultValue={nothingTyped}
      wrong={0}
      {...{ code, onChange: onDraft, onSubmit }}
    >
      {submit}
    </NewContactForm>
  ),
  play: async ({ canvasElement }) => {
    await type(canvasElement, { account: 'li@Example.com', code: '246810' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ account: 'li@example.com', code: '246810' }));
  },
});

export const Identity = meta.story({
  render: () => (
    <IdentityForm kind="identityCard" {...{ today, onChange: onDraft, onSubmit }}>
      {submit}
    </IdentityForm>
  ),
  play: async ({ canvasElement }) => {
    await type(canvasElement, { number: '310104 19910307 2512' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('310104199103072512'));
  },
});

export const LoginPassword = meta.story({
  render: () => (
    <LoginPasswordForm forgottenHref="/mapp/findPassword" {...{ onChange: onDraft, onSubmit }}>
      {submit}
    </LoginPasswordForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('password.old')));
    await type(canvasElement, { old: 'Mapp1234', password: 'Sunrise2026', repeat: 'Sunrise2026' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ oldPassword: 'Mapp1234', newPassword: 'Sunrise2026' }),
    );
    await expect(linksTo(canvasElement, '/mapp/findPassword')[0]).toBeVisible();
    // A host is told that something was typed, and never what.
    await expect(onDraft).toHaveBeenCalled();
    await expect(onDraft.mock.calls.flat()).toEqual([]);
  },
});

/** Six digits, not all the same, and no plain sequence. */
export const PointsPassword = meta.story({
  render: () => <PointsPasswordForm {...{ onChange: onDraft, onSubmit }}>{submit}</PointsPasswordForm>,
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    const password = field(canvasElement, 'password');
    for (const [wrong, key] of [
      ['28051', 'password.digits'],
      ['123456', 'password.sequence'],
      ['111111', 'password.same'],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, wrong);
      await userEvent.click(saveButton(canvasElement));
      await waitFor(() => expect(canvasElement).toHaveTextContent(t(key)));
    }
    await userEvent.clear(password);
    await type(canvasElement, { password: '280519', repeat: '280519' });
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('280519'));
  },
});

function Wishes() {
  const [value, setValue] = useState({
    seat: 'none',
    meal: 'standard',
    bySms: true,
    byEmail: false,
  } as const as Parameters<typeof PreferencesForm>[0]['value']);
  return (
    <PreferencesForm value={value} onChange={setValue} onSubmit={() => onSubmit(value)}>
      {submit}
    </PreferencesForm>
  );
}

export const Preferences = meta.story({
  render: () => <Wishes />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await userEvent.click(canvas.getByRole('radio', { name: t('preferences.seat.window') }));
    await userEvent.click(canvas.getByRole('switch', { name: t('preferences.byEmail') }));
    await userEvent.click(saveButton(canvasElement));
    await expect(onSubmit).toHaveBeenCalledWith({
      seat: 'window',
      meal: 'standard',
      bySms: true,
      byEmail: true,
    });
  },
});

const permit = { name: '赵宁', number: '12', expiry: '2031-01-31', country: 'CN' } as const;
const refused = [
  {
    typed: { ...permit, kind: 'homeReturnPermit', name: '赵' },
    says: { number: 'document.homeReturn', name: 'name.whole' },
  },
  { typed: { ...permit, kind: 'taiwanCompatriotPermit' }, says: { number: 'document.taiwan' } },
  { typed: { ...permit, kind: 'taiwanPass' }, says: { number: 'document.taiwanPass' } },
  {
    typed: { ...permit, kind: 'hkMacauResidence', number: '310104199003074510' },
    says: { number: 'id.hkMacau' },
  },
  {
    typed: { ...permit, kind: 'taiwanResidence', number: '310104199003074510' },
    says: { number: 'id.taiwan' },
  },
  {
    typed: { ...permit, kind: 'foreignerCard', number: '310104199003074510' },
    says: { number: 'id.foreigner' },
  },
  {
    typed: { ...permit, kind: 'passport', number: 'E71000006', country: '' },
    says: { country: 'document.issuer' },
  },
] as const;

/** The number of each kind by its own rule. */
export const RefusedNumbers = meta.story({
  render: () => (
    <>
      {refused.map(({ typed }, index) => (
        <DocumentForm
          key={formId(index)}
          id={formId(index)}
          defaultValue={typed}
          kinds={[typed.kind]}
          {...{ today, onSubmit }}
          onChange={onDraft}
        >
          {submit}
        </DocumentForm>
      ))}
    </>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
