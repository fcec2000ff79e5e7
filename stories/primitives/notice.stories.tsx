import { Notice } from '@mapp/kit/primitives/notice';
import { Button } from '@mapp/kit/primitives/button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { withoutRole } from '../without-role.ts';
import { fits, padded } from './padded.tsx';

const words = '这是沙箱的登录页，账户和短信都是演示数据，不会发出真实短信。';

const meta = preview.meta({
  component: Notice,
  decorators: [padded],
  args: { tone: 'info' as const, children: words },
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    const drawn = canvas.getByText(said(words));
    await expect(canvas.queryAllByRole('status').filter((status) => status.contains(drawn))).toEqual([]);
  },
});

export const Tones = meta.story({
  render: () => (
    <>
      <Notice tone="info">飞行后约 3 天入账。</Notice>
      <Notice tone="attention" icon="clock">
        请在 14 分 32 秒内付款，超时座位会释放。
      </Notice>
      <Notice tone="error">没有付款成功，没有扣款。</Notice>
      <Notice tone="done">已保存。</Notice>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(withoutRole(canvasElement, 'svg')).toHaveLength(4);
  },
});

export const Offline = meta.story({
  args: { tone: 'attention', icon: 'offline', live: true, children: '没有网络，显示 09:42 的内容' },
  play: async ({ canvas, said }) => {
    const drawn = canvas.getByText(said('没有网络，显示 09:42 的内容'));
    await expect(canvas.getAllByRole('status').filter((status) => status.contains(drawn))).toHaveLength(1);
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'error',
    live: true,
    title: '没有取到行程',
    children: '积分不受影响。',
    action: (
      <Button variant="outline" size="medium">
        重试
      </Button>
    ),
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('没有取到行程') + said('积分不受影响。'));
  },
});

export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  args: {
    tone: 'attention',
    children: 'Регистрация закрывается за 45 минут до вылета.',
    action: (
      <Button variant="outline" size="medium">
        Зарегистрироваться
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toSatisfy(fits);
  },
});
