import { Delayed, Loading, Skeleton } from '@mapp/kit/primitives/skeleton';
import { ListCard } from '@mapp/kit/primitives/list-row';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Skeleton,
  subcomponents: { Delayed, Loading },
  decorators: [padded],
  args: { inlineSize: 160, blockSize: 16 },
});

export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    const shape = there(withoutRole(canvasElement, '[aria-hidden="true"]')[0]);
    const { width, height } = shape.getBoundingClientRect();
    await expect([width, height]).toEqual([160, 16]);
  },
});

/** In place of a line of text it takes the height of that line. */
export const AsHighAsALine = meta.story({
  render: () => (
    <>
      <Skeleton line="figure40" inlineSize={160} />
      <Skeleton line="small" inlineSize={96} />
      <Skeleton shape="round" inlineSize={44} blockSize={44} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = withoutRole(canvasElement, '[aria-hidden="true"]').map((shape) =>
      Math.round(shape.getBoundingClientRect().height),
    );
    await expect(heights).toEqual([48, 20, 44]);
  },
});

/** Nothing moves for those who asked for that; the tests' browser does. */
export const Still = meta.story({
  play: async ({ canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(
      getComputedStyle(there(withoutRole(canvasElement, '[aria-hidden="true"]')[0])).animationName,
    ).toBe('none');
  },
});

export const InTheShapeOfRows = meta.story({
  render: () => (
    <Loading label="正在取积分记录">
      <ListCard>
        {['60%', '75%', '50%'].map((width) => (
          <li key={width} style={{ display: 'grid', gap: 8, padding: 16 }}>
            <Skeleton inlineSize={72} blockSize={16} />
            <Skeleton inlineSize={width} blockSize={12} />
          </li>
        ))}
      </ListCard>
    </Loading>
  ),
  play: async ({ canvas, said }) => {
    await expect(canvas.queryByText(said('正在取积分记录'))).toBeNull();
    await expect(await canvas.findByText(said('正在取积分记录'))).toBeInTheDocument();
    const status = canvas.getAllByRole('status').find((each) => each.contains(canvas.getByRole('list')));
    await expect(there(status)).toBeVisible();
  },
});

export const AfterAMoment = meta.story({
  render: () => <Delayed ms={60}>正在取</Delayed>,
  play: async ({ canvas, said }) => {
    await expect(await canvas.findByText(said('正在取'))).toBeVisible();
  },
});

export const AtOnce = meta.story({
  render: () => <Delayed ms={0}>正在取</Delayed>,
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('正在取'))).toBeVisible();
  },
});
