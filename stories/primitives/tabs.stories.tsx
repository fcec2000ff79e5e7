import { Tabs, type TabsProps } from '@mapp/kit/primitives/tabs';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
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

const many = ['query', 'todo', 'processed', 'cancelled'];

/** Where the words are long the strip scrolls, and what is chosen is in sight. */
export const ChosenInSight = meta.story({
  args: {
    items: many.map((id) => ({ id, label: `Уже обработанные рейсы (${id})`, content: <p>{id}</p> })),
    value: 'cancelled',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = (index: number) => there(canvas.getAllByRole('tab')[index]);
    await expect(tab(3).getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1);
    tab(3).focus();
    await userEvent.keyboard('{Home}');
    await expect(tab(0).getBoundingClientRect().left).toBeGreaterThanOrEqual(strip.left - 1);
  },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    await expect(canvas.getByRole('tablist', { name: said('登录方式') })).toBeVisible();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(said('会员号'));
    await userEvent.click(canvas.getByRole('tab', { name: said('短信验证码') }));
    await expect(args.onChange).toHaveBeenCalledWith('sms');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(said('手机号'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: said('会员号与密码') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      canvas.getByRole('tab', { name: said('短信验证码') }).getBoundingClientRect().height,
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
