import { Tabs, type TabsProps } from '@mapp/kit/primitives/tabs';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { padded } from './padded.tsx';

function Kept(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Tabs {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: Tabs,
  decorators: [padded],
  args: {
    label: '登录方式',
    items: [
      { id: 'password', label: '会员号与密码', content: <p>会员号</p> },
      { id: 'sms', label: '短信验证码', content: <p>手机号</p> },
    ],
    value: 'password',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: '登录方式' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('会员号');
    await userEvent.click(canvas.getByRole('tab', { name: '短信验证码' }));
    await expect(args.onChange).toHaveBeenCalledWith('sms');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('手机号');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '会员号与密码' })).toHaveAttribute('aria-selected', 'true');
    await expect(
      canvas.getByRole('tab', { name: '短信验证码' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(48);
  },
});

export const AtTheHeadOfAScreen = meta.story({ args: { bleed: true } });

/** The strip scrolls instead of cutting a word. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'Заказы',
    items: [
      { id: 'a', label: 'Предстоящие поездки', content: <p>Нет поездок</p> },
      { id: 'b', label: 'Возвраты и обмены', content: <p>Нет заявок</p> },
      { id: 'c', label: 'Завершённые', content: <p>Нет поездок</p> },
    ],
    value: 'a',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Предстоящие поездки' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Завершённые' });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
