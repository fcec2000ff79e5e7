import { VisuallyHidden } from '@mapp/kit/primitives/visually-hidden';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

const meta = preview.meta({ component: VisuallyHidden, decorators: [padded], args: { children: '经停' } });

export const Basic = meta.story({
  render: (args) => (
    <p>
      北京 <span aria-hidden>→</span> <VisuallyHidden {...args} /> 上海
    </p>
  ),
  play: async ({ canvas, said }) => {
    const { width, height } = canvas.getByText(said('经停')).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});

export const AsAHeading = meta.story({
  args: { as: 'h1', children: '积分账单' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: said('积分账单') })).toBeInTheDocument();
  },
});
