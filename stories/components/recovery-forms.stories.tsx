import {
  ConfirmNameForm,
  ContactChoice,
  EnterCode,
  FindMemberForm,
  NewContactForm,
  NewPasswordForm,
} from '@mapp/kit/components/recovery-forms';
import type { CodeWait } from '@mapp/kit/components/code-field';
import { Button } from '@mapp/kit/primitives/button';
import { emptyContact, emptyFind } from '@mapp/kit/validators';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../words.ts';
import { address, mobile } from '../fixtures/recovery.ts';
import { field, saveButton, selectIn } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');
const onSubmit = fn();
const onDraft = fn();
const onChoose = fn();
const onResend = fn();
const submit = (
  <Button type="submit" wide>
    OK
  </Button>
);

const meta = preview.meta({
  component: FindMemberForm,
  decorators: [padded],
  args: { defaultValue: emptyFind, today: '2026-06-01', onChange: onDraft, onSubmit, children: submit },
  beforeEach: () => {
    for (const mock of [onSubmit, onDraft, onChoose, onResend]) mock.mockClear();
  },
});

/** By a document: its number follows the rule of its kind. */
export const Basic = meta.story({
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.type(field(canvasElement, 'number'), '310104199003074511');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('id.check')));
    await userEvent.selectOptions(there(selectIn(canvasElement)), 'passport');
    await userEvent.clear(field(canvasElement, 'number'));
    await userEvent.type(field(canvasElement, 'number'), 'E71000001');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'passport', number: 'E71000001' }),
      ),
    );
  },
});

/** By the card number, with the spaces that are printed on it. */
export const ByCard = meta.story({
  args: { defaultValue: { ...emptyFind, way: 'card' } },
  play: async ({ canvasElement }) => {
    await expect(selectIn(canvasElement)).toBeUndefined();
    await userEvent.type(field(canvasElement, 'card'), '6000 0000 0001');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** The hidden part is drawn as dots and said in a word. */
export const Name = meta.story({
  render: () => (
    <ConfirmNameForm familyName="王" givenHint="*国" defaultValue="" onChange={onDraft} onSubmit={onSubmit}>
      {submit}
    </ConfirmNameForm>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'beneficiaries');
    await expect(canvas.getAllByText(t('hidden'), { exact: false })[0]).toBeInTheDocument();
    await userEvent.click(saveButton(canvasElement));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement, 'givenName'), '建国');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('建国'));
  },
});

/** The whole name holds the given name too. */
export const FamilyNameTypedToo = meta.story({
  render: () => (
    <ConfirmNameForm familyName="王" givenHint="*国" defaultValue="" onChange={onDraft} onSubmit={onSubmit}>
      {submit}
    </ConfirmNameForm>
  ),
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.type(field(canvasElement, 'givenName'), '王建国');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('建国'));
  },
});

export const PhoneAndEmail = meta.story({
  render: () => <ContactChoice contacts={[mobile, address]} value={mobile} onChange={onChoose} />,
  play: async ({ canvas }) => {
    const [phone, email] = canvas.getAllByRole('radio');
    await expect(phone).toBeChecked();
    await userEvent.click(there(email));
    await expect(onChoose).toHaveBeenCalledWith(address);
  },
});

/** The only one is no choice. */
export const EmailAlone = meta.story({
  render: () => <ContactChoice contacts={[address]} value={address} onChange={onChoose} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvasElement).toHaveTextContent('@example.com');
  },
});

function Code({ wrong = 0, wait }: { wrong?: number; wait?: CodeWait }) {
  const [code, setCode] = useState('');
  const [times, setTimes] = useState(wrong);
  return (
    <EnterCode
      by="mobile"
      value={code}
      onChange={setCode}
      wrong={times}
      wait={wait}
      busy={false}
      onResend={onResend}
      onSubmit={(typed) => {
        onSubmit(typed);
        setTimes(times + 1);
      }}
    >
      {submit}
    </EnterCode>
  );
}

/** Nothing typed is asked for, and not told as wrong. */
export const NoCodeTyped = meta.story({
  render: () => <Code />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('sms.empty'));
    await expect(field(canvasElement, 'code')).toHaveFocus();
  },
});

/** A wrong code keeps its digits and the focus; the words go with the first other digit. */
export const WrongCode = meta.story({
  render: () => <Code />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    const input = field(canvasElement, 'code');
    await userEvent.type(input, '482017');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('sms.code'));
    await expect(input).toHaveValue('482017');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}8');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** Too few digits are not sent; one tap clears them. */
export const CodeIncomplete = meta.story({
  render: () => <Code />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'recovery');
    const input = field(canvasElement, 'code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '4820{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('code.clear') }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

/** The wait until the next code. */
export const CodeWaits = meta.story({
  render: () => <Code wait={{ until: now + 36_000, now: () => now }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('36')).toBeVisible();
  },
});

/** That the phone can be changed only once is said before. */
export const NewPhone = meta.story({
  render: () => (
    <NewContactForm defaultValue={emptyContact} onChange={onDraft} onSubmit={onSubmit}>
      {submit}
    </NewContactForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('strong')).toBeVisible();
    await userEvent.type(field(canvasElement, 'newPhone'), '139 1234 0987');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ by: 'mobile', account: '13912340987' }));
  },
});

export const NewEmail = meta.story({
  render: () => (
    <NewContactForm defaultValue={{ ...emptyContact, by: 'email' }} onChange={onDraft} onSubmit={onSubmit}>
      {submit}
    </NewContactForm>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await expect(canvas.queryByRole('strong')).toBeNull();
    await userEvent.type(field(canvasElement, 'newEmail'), 'zhang@');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('email.address')));
  },
});

/** Both fields follow one rule each; neither is kept anywhere. */
export const NewPassword = meta.story({
  render: () => <NewPasswordForm onSubmit={onSubmit}>{submit}</NewPasswordForm>,
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.type(field(canvasElement, 'password'), 'Sunrise2026');
    await userEvent.type(field(canvasElement, 'repeat'), 'Sunrise2027');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('password.repeat')));
    await userEvent.clear(field(canvasElement, 'repeat'));
    await userEvent.type(field(canvasElement, 'repeat'), 'Sunrise2026');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('Sunrise2026'));
  },
});
