import { Field } from '@mapp/kit/primitives/field';
import { IconButton } from '@mapp/kit/primitives/button';
import { Icon } from '@mapp/kit/primitives/icon';
import { Link } from '@mapp/kit/primitives/link';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid } from '../../.storybook/said.ts';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Field,
  decorators: [padded],
  args: { label: '会员号', onChange: fn() },
});

export const Basic = meta.story({
  args: { inputMode: 'numeric', autoComplete: 'username' },
  play: async ({ args, canvas, userEvent, said }) => {
    const input = canvas.getByLabelText(said('会员号'));
    await userEvent.type(input, '620002468135');
    await expect(input).toHaveValue('620002468135');
    await expect(args.onChange).toHaveBeenCalledTimes(12);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
});

export const WithHint = meta.story({
  args: { hint: '也可填登记的手机号或证件号码' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByLabelText(said('会员号'))).toHaveAccessibleDescription(
      said('也可填登记的手机号或证件号码'),
    );
  },
});

export const WithError = meta.story({
  args: {
    label: '证件号码',
    hint: '与登机证件一致',
    error: '现在是 17 位，身份证号应为 18 位，请核对最后一位。',
    defaultValue: '31010119900307002',
  },
  play: async ({ canvas, said }) => {
    const input = canvas.getByLabelText(said('证件号码'));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      said('现在是 17 位，身份证号应为 18 位，请核对最后一位。'),
    );
    await expect(canvas.queryByText(said('与登机证件一致'))).toBeNull();
  },
});

export const Optional = meta.story({
  args: { label: '邮箱', optional: '（选填）', placeholder: '收电子行程单', type: 'email' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByLabelText(said('邮箱') + said('（选填）'))).toBeVisible();
  },
});

function Password() {
  const said = useSaid();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={said('密码')}
      type={shown ? 'text' : 'password'}
      defaultValue="Mu2025sh"
      autoComplete="current-password"
      aside={
        <Link href="/mapp/recover" look="plain">
          {said('忘记密码')}
        </Link>
      }
      after={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={said('显示密码')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

export const PasswordCanBeShown = meta.story({
  render: () => <Password />,
  play: async ({ canvas, userEvent, said }) => {
    const input = canvas.getByLabelText(said('密码'));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: said('显示密码') }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(
      canvas.getByRole('link', { name: said('忘记密码') }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
});

export const BesideTheText = meta.story({
  args: {
    label: '手机号',
    before: '+86',
    after: '41 秒后可重发',
    defaultValue: '138 0013 5678',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
});

export const Derived = meta.story({
  args: {
    label: '出生日期',
    disabled: true,
    defaultValue: '1990年3月7日',
    hint: '由证件号码得出',
    after: <Icon name="lock" size={20} />,
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByLabelText(said('出生日期'))).toBeDisabled();
  },
});

/** At 320 px and twice the text, what is beside goes below what is typed. */
export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  args: { label: '手机号', before: '+86', after: '41 秒后可重发', defaultValue: '13800135678' },
  play: async ({ canvas, said }) => {
    const input = canvas.getByLabelText(said('手机号')).getBoundingClientRect();
    const after = canvas.getByText(said('41 秒后可重发')).getBoundingClientRect();
    await expect(after.top).toBeGreaterThanOrEqual(input.bottom - 1);
  },
});
