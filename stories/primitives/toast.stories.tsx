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
  render: (args) => (
    <>
      <Button variant="outline" onClick={() => store.show('已复制会员号')}>
        复制
      </Button>
      <Button variant="outline" onClick={() => store.show('已保存到相册', 300)}>
        保存
      </Button>
      <Toasts {...args} />
    </>
  ),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    const toast = await canvas.findByText('已复制会员号');
    await expect(toast).toBeVisible();
    const status = canvas.getAllByRole('status').find((each) => each.contains(toast));
    await expect(status).toHaveAttribute('aria-live', 'polite');
  },
});

export const OneReplacesAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('button', { name: '复制' }));
    await expect(await canvas.findByText('已复制会员号')).toBeVisible();
    await expect(canvas.queryByText('已保存到相册')).toBeNull();
  },
});

export const GoesByItself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('已保存到相册');
    await waitFor(() => expect(canvas.queryByText('已保存到相册')).toBeNull());
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
