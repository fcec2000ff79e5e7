import { EmptyState, FailedState } from '@mapp/kit/primitives/states';
import { Button } from '@mapp/kit/primitives/button';
import { Card } from '@mapp/kit/primitives/card';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { fits, padded } from './padded.tsx';

const retry = fn();

const meta = preview.meta({
  component: FailedState,
  subcomponents: { EmptyState },
  decorators: [(Story) => <Card>{Story()}</Card>, padded],
  args: {
    title: '积分账单没有取到',
    text: '服务暂时没有回应，您的积分没有变化。',
    retry: { label: '重试', onClick: retry },
  },
  beforeEach: () => void retry.mockClear(),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      said('积分账单没有取到') + said('服务暂时没有回应，您的积分没有变化。'),
    );
    await userEvent.click(canvas.getByRole('button', { name: said('重试') }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const WithHotline = meta.story({
  args: { hotline: { label: '95530', number: '95530' }, smallPrint: 'MEM-5003 • 6月1日 10:00:24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '95530' })).toHaveAttribute('href', 'tel:95530');
    await expect(canvas.getByText(/MEM-5003/)).toBeVisible();
  },
});

export const TryingAgain = meta.story({
  args: { retry: { label: '重试', onClick: retry, busy: true } },
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('重试') }));
    await expect(retry).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  render: () => (
    <EmptyState
      icon="receipt"
      title="这个月还没有积分记录"
      text="飞行后约 3 天入账，没有到账可以补登。"
      action={
        <Button variant="tinted" size="medium" href="/mapp/Home">
          积分补登
        </Button>
      }
    />
  ),
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('这个月还没有积分记录'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('积分补登') })).toBeVisible();
  },
});

/** Alone on its page: the drawing is silent, its place is kept while it comes, and the button is an outline. */
export const EmptyPage = meta.story({
  render: () => (
    <EmptyState
      drawing="order"
      title="还没有订单"
      action={
        <Button variant="outline" size="medium" href="/mapp/Home">
          查航班
        </Button>
      }
    />
  ),
  play: async ({ canvas, canvasElement, said }) => {
    await expect(canvas.getByText(said('还没有订单'))).toBeVisible();
    await waitFor(() => expect(withoutRole(canvasElement, 'svg')[0]).toHaveAttribute('aria-hidden', 'true'));
    const { height } = there(withoutRole(canvasElement, 'svg')[0]).getBoundingClientRect();
    await expect(Math.round(height)).toBe(136);
  },
});

export const FailedPage = meta.story({
  args: {
    drawing: 'offline',
    hotline: { label: '95530', number: '95530' },
    smallPrint: 'network • 6月1日 10:00:24',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await waitFor(() => expect(withoutRole(canvasElement, 'svg').length).toBeGreaterThan(2));
  },
});

export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  args: {
    title: 'Не удалось получить выписку',
    text: 'Сервис не отвечает, ваши баллы не изменились.',
    retry: { label: 'Повторить', onClick: retry },
    hotline: { label: 'Позвонить 95530', number: '95530' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toSatisfy(fits);
    const call = canvas.getByRole('link').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(call.bottom);
  },
});
