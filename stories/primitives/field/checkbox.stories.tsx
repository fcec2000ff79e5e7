import { Checkbox } from '@mapp/kit/primitives/field';
import { Link } from '@mapp/kit/primitives/link';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { labelOf } from '../../label-of.ts';
import { padded } from '../padded.tsx';

const meta = preview.meta({
  component: Checkbox,
  decorators: [padded],
  args: { label: '7 天内免登录', onChange: fn() },
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const box = canvas.getByRole('checkbox', { name: said('7 天内免登录') });
    await userEvent.click(canvas.getByText(said('7 天内免登录')));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(labelOf(box).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const WithLinks = meta.story({
  args: {
    label: (
      <>
        我已阅读并同意 <Link href="/mapp/agreement">会员章程</Link>
        {' 和 '}
        <Link href="/mapp/privacy">隐私政策</Link>
      </>
    ),
  },
  play: async ({ canvas, said }) => {
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(said('我已阅读并同意 ')) }),
    ).not.toBeChecked();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const NotAgreedTo = meta.story({
  args: { error: '请先阅读并同意。', detail: '公用设备请不要勾选' },
  play: async ({ canvas, said }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(said('请先阅读并同意。'));
  },
});

export const Disabled = meta.story({
  render: () => (
    <>
      <Checkbox label="可以改签" disabled />
      <Checkbox label="可以退票" disabled defaultChecked />
    </>
  ),
});
