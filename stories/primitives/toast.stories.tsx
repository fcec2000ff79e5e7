import { Button } from '@mapp/kit/primitives/button';
import { Screen } from '@mapp/kit/primitives/screen';
import { TabBar } from '@mapp/kit/primitives/tab-bar';
import { createToastStore, Toasts } from '@mapp/kit/primitives/toast';
import { expect, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

const store = createToastStore();

const meta = preview.meta({
  component: Toasts,
  decorators: [padded],
  args: { store },
  beforeEach: () => () => store.clear(),
  render: (args, { said }) => (
    <>
      <Button variant="outline" onClick={() => store.show(said('已复制会员号'))}>
        复制
      </Button>
      <Button variant="outline" onClick={() => store.show(said('已保存到相册'), 300)}>
        保存
      </Button>
      <Toasts {...args} />
    </>
  ),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('复制') }));
    const toast = await canvas.findByText(said('已复制会员号'));
    await expect(toast).toBeVisible();
    const status = canvas.getAllByRole('status').find((each) => each.contains(toast));
    await expect(status).toHaveAttribute('aria-live', 'polite');
  },
});

export const OneReplacesAnother = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('保存') }));
    await userEvent.click(canvas.getByRole('button', { name: said('复制') }));
    await expect(await canvas.findByText(said('已复制会员号'))).toBeVisible();
    await expect(canvas.queryByText(said('已保存到相册'))).toBeNull();
  },
});

export const GoesByItself = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('保存') }));
    await canvas.findByText(said('已保存到相册'));
    await waitFor(() => expect(canvas.queryByText(said('已保存到相册'))).toBeNull());
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    store.show('Не удалось связаться с сервером. Ваши баллы не изменились, попробуйте ещё раз через минуту.');
    const { right, left } = (await canvas.findByText(/Не удалось/)).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
});

const footer = (
  <>
    <Button wide variant="outline">
      复制
    </Button>
    <Button wide>保存</Button>
  </>
);

/** Actions in two lines, in large text on a narrow phone: what is told stands above them, and comes down when the page has none. */
export const ClearOfTheActions = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'elder' },
  parameters: { layout: 'fullscreen' },
  render: function Pages(args) {
    const [acting, setActing] = useState(true);
    return (
      <>
        <Screen footer={acting && footer}>
          <Button variant="text" onClick={() => setActing(false)}>
            下一步
          </Button>
        </Screen>
        <Toasts {...args} />
      </>
    );
  },
  play: async ({ canvas, userEvent, said }) => {
    store.show(said('已复制会员号'), 60_000);
    const toast = await canvas.findByText(said('已复制会员号'));
    const low = toast.getBoundingClientRect().bottom;
    const home = canvas.getByRole('button', { name: said('复制') });
    await expect(low).toBeLessThan(home.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: said('下一步') }));
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeGreaterThan(low));
  },
});

/** Places of the site whose words take two lines: what is told stands above them too. */
export const ClearOfTheTabBar = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'elder' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Screen>{null}</Screen>
      <TabBar
        label="主导航"
        items={['Мои поездки', 'Мои заказы', 'Мой профиль'].map((label) => ({
          id: label,
          label,
          icon: 'home',
          href: '#',
        }))}
      />
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas, said }) => {
    store.show(said('已复制会员号'), 60_000);
    const toast = await canvas.findByText(said('已复制会员号'));
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top - 12);
  },
});
