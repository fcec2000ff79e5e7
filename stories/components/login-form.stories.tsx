import { CodeLoginForm, PasswordLoginForm } from '@mapp/kit/components/login-form';
import { Button } from '@mapp/kit/primitives/button';
import { Link } from '@mapp/kit/primitives/link';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { codeButton } from '../enrolment.ts';
import { field, saveButton } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';

const submit = (
  <Button type="submit" wide>
    OK
  </Button>
);
const onSubmit = fn().mockName('onSubmit');

const meta = preview.meta({
  component: PasswordLoginForm,
  subcomponents: { CodeLoginForm },
  decorators: [padded],
  args: {
    defaultValue: { account: '', password: '' },
    onChange: fn(),
    onSubmit,
    forgot: <Link href="/mapp/findPassword">?</Link>,
    children: submit,
  },
});

export const Basic = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement, 'account'), '6000 0000 0001');
    await userEvent.type(field(canvasElement, 'password'), 'Mapp1234{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ account: '600000000001', password: 'Mapp1234' }),
    );
  },
});

export const Empty = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'password')).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const send = fn(async () => true).mockName('send');

export const ByCode = meta.story({
  render: () => (
    <CodeLoginForm
      defaultValue={{ country: 'CN', phone: '', code: '' }}
      onChange={() => undefined}
      sending={{ wait: undefined, busy: false, send }}
      onSubmit={onSubmit}
    >
      {submit}
    </CodeLoginForm>
  ),
  play: async ({ canvasElement, globals }) => {
    const ask = async () => userEvent.click(await codeButton(canvasElement, globals));
    await ask();
    // A wrong number gets no code, and is said to be wrong.
    await waitFor(() => expect(field(canvasElement, 'phone')).toBeInvalid());
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement, 'phone'), '138 0000 0001');
    await ask();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ countryCode: '86', mobile: '13800000001' }));
    await userEvent.type(field(canvasElement, 'code'), '246810{Enter}');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ countryCode: '86', mobile: '13800000001', code: '246810' }),
    );
  },
});

/** Entries that are no account and no password, each with its sentence. */
const refused = [
  {
    typed: { account: '1-2', password: '' },
    says: { account: 'account.number', password: 'password.empty' },
  },
] as const;

export const RefusedEntries = meta.story({
  args: { id: formId(0), defaultValue: refused[0].typed },
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
