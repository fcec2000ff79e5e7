import { ContentBlocks } from '@mapp/kit/components/content-blocks';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: ContentBlocks,
  args: {
    hrefOf: (to: string) => (to === 'home' ? '/mapp/Home' : undefined),
    blocks: [
      { kind: 'hero' as const, overline: '14 – 35', title: '和同龄人一起出发', text: '加入不收费。' },
      { kind: 'text' as const, title: '退出', paragraphs: ['可随时退出。', '资料在 30 天内删除。'] },
      {
        kind: 'list' as const,
        title: '须知',
        items: [{ title: '首页', to: 'home' }, { title: '没有去处', to: 'nowhere' }, { title: '只是文字' }],
      },
      {
        kind: 'steps' as const,
        title: '怎样加入',
        steps: [{ title: '填写申请', text: '两分钟。' }, { title: '等待审核' }],
      },
      { kind: 'action' as const, label: '返回首页', to: 'home', text: '没有其他要求。' },
      { kind: 'action' as const, label: '去不了', to: 'nowhere' },
    ],
  },
});

/** A link to a destination that the site does not know is words alone, or nothing. */
export const EveryKind = meta.story({
  play: async ({ canvas, said }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      said('首页'),
      said('返回首页'),
    ]);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByText(said('没有去处'))).toBeVisible();
    await expect(canvas.queryByText(said('去不了'))).toBeNull();
  },
});

export const Nothing = meta.story({
  args: { blocks: [], empty: '这里暂时没有内容' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('这里暂时没有内容'))).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
