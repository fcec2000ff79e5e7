import { Badge, Count } from '@mapp/kit/primitives/badge';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Badge,
  subcomponents: { Count },
  decorators: [padded],
  args: { children: '沙箱' },
});

export const Basic = meta.story({
  render: (args) => (
    <p>
      <Badge {...args} />
    </p>
  ),
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('沙箱'))).toBeVisible();
  },
});

export const Tones = meta.story({
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="done" icon="check">
        值机已开放
      </Badge>
      <Badge tone="attention" icon="clock">
        还有 44 天
      </Badge>
      <Badge tone="error" icon="error">
        需要处理
      </Badge>
      <Badge tone="action">新</Badge>
      <Badge>上次使用</Badge>
    </p>
  ),
});

export const Counts = meta.story({
  render: () => (
    <p style={{ display: 'flex', gap: 8 }}>
      <Count value={1} tone="pay" label="1 笔待付款" />
      <Count value={2} label="2 个待出行" />
      <Count value={128} label="128 条未读" />
      <Count value={0} label="没有" />
    </p>
  ),
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('1 笔待付款'))).toBeInTheDocument();
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByText(said('没有'))).toBeNull();
  },
});
