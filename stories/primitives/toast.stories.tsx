import { createToastStore, Toasts } from '@mapp/kit/primitives/toast';
import { Button } from '@mapp/kit/primitives/button';
import { expect, waitFor } from 'storybook/test';
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
