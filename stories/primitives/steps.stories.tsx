import { Steps } from '@mapp/kit/primitives/steps';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { withoutRole } from '../without-role.ts';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Steps,
  decorators: [padded],
  args: {
    label: '步骤',
    doneWord: '已完成',
    steps: ['查找账户', '核对姓名', '验证身份', '新密码'],
    current: 2,
  },
});

/** Done, current and next differ by tick and weight too, not by colour alone. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, said }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      `${said('已完成')} ${said('查找账户')}`,
      `${said('已完成')} ${said('核对姓名')}`,
      said('验证身份'),
      said('新密码'),
    ]);
    await expect(withoutRole(canvasElement, 'svg')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
  },
});

export const First = meta.story({
  args: { current: 0 },
  play: async ({ canvasElement }) => {
    await expect(withoutRole(canvasElement, 'svg')).toHaveLength(0);
  },
});

/** Words longer than a quarter of a phone break rather than push the bars; no flow of ours has such. */
export const LongWords = meta.story({
  parameters: { breaks: ['Идентификация', 'Подтверждение'] },
  args: { steps: ['Идентификация участника', 'Подтверждение', 'Код', 'Пароль'], current: 1 },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => Math.round(item.clientWidth));
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
});
