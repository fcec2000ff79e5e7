import { RadioList, type RadioListProps } from '@mapp/kit/primitives/field';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { labelOf } from '../../label-of.ts';
import { padded } from '../padded.tsx';

function Kept(props: RadioListProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioList {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: RadioList,
  decorators: [padded],
  args: {
    legend: '语言',
    items: [
      { value: 'zh', label: '简体中文' },
      { value: 'en', label: 'English' },
      { value: 'ru', label: 'Русский' },
    ],
    value: 'zh',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    await expect(canvas.getByRole('group', { name: said('语言') })).toBeVisible();
    await userEvent.click(canvas.getByText('English'));
    await expect(args.onChange).toHaveBeenCalledWith('en');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked();
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(labelOf(radio).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const WithSecondLines = meta.story({
  args: {
    legend: '付款方式',
    value: 'card',
    items: [
      { value: 'card', label: '银行卡', detail: '储蓄卡 尾号 6688', aside: '¥2,660.00' },
      { value: 'points', label: '积分', detail: '可用 12,480 分', aside: '5,000 分' },
      { value: 'voucher', label: '优惠券', detail: '没有可用的券', disabled: true },
    ],
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('radio', { name: new RegExp(said('优惠券')) })).toBeDisabled();
  },
});

export const NothingChosen = meta.story({
  args: { value: undefined, error: '请选择一种语言。' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(said('请选择一种语言。'));
  },
});
