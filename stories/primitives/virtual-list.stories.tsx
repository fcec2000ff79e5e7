import { VirtualList } from '@mapp/kit/primitives/virtual-list';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';

interface Row {
  id: string;
  kind: 'head' | 'line';
  text: string;
  times: number;
}

/** Heads and lines; every fifth line is long enough to wrap. */
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    kind: index % 20 === 0 ? 'head' : 'line',
    ...(index % 5 === 3 ? { text: '很长的一行，', times: 8 } : { text: '一行', times: 1 }),
  }));

const many = rows(5000);

const meta = preview.meta({
  component: VirtualList<Row>,
  args: {
    label: '清单',
    items: many,
    keyOf: (row: Row) => row.id,
    kindOf: (row: Row) => row.kind,
    estimates: { head: 48, line: 44 },
    children: (row: Row) => <p style={{ padding: 12 }}>{`${row.id} ${row.text.repeat(row.times)}`}</p>,
  },
});

const drawn = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('listitem');
const pageOf = (canvasElement: HTMLElement) => there(canvasElement.ownerDocument.defaultView);

/** The rows on the screen stand one below the other without a gap. */
const isWhole = (canvasElement: HTMLElement): boolean => {
  const boxes = drawn(canvasElement).map((row) => row.getBoundingClientRect());
  const { innerHeight } = pageOf(canvasElement);
  const gaps = boxes.slice(1).some((box, index) => Math.abs(box.top - there(boxes[index]).bottom) > 1);
  return !gaps && there(boxes[0]).top <= 0 && there(boxes.at(-1)).bottom >= innerHeight;
};

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, said }) => {
    const list = await canvas.findByRole('list', { name: said('清单') });
    await expect(list).toBeVisible();
    await expect(drawn(canvasElement).length).toBeLessThan(80);
    await expect(drawn(canvasElement)[0]).toHaveAttribute('aria-setsize', '5000');
  },
});

export const JumpsAndReturns = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    const page = pageOf(canvasElement);
    for (const place of [60_000, 150_000, 20_000]) {
      page.scrollTo(0, place);
      await waitFor(() => expect(isWhole(canvasElement)).toBe(true));
    }
    page.scrollTo(0, 0);
    await waitFor(() => expect(drawn(canvasElement)[0]).toHaveAttribute('aria-posinset', '1'));
  },
});

export const ReadsUpwardsWithoutJumps = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    const page = pageOf(canvasElement);
    page.scrollTo(0, 100_000);
    await waitFor(() => expect(isWhole(canvasElement)).toBe(true));
    // Rows above turn out taller than thought; what is being read must move by the scrolled distance only.
    for (let step = 0; step < 10; step += 1) {
      const row = there(drawn(canvasElement).find((each) => each.getBoundingClientRect().top > 100));
      const id = there(row.getAttribute('aria-posinset'));
      const before = row.getBoundingClientRect().top;
      page.scrollBy(0, -120);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const same = drawn(canvasElement).find((each) => each.getAttribute('aria-posinset') === id);
      const after = there(same).getBoundingClientRect().top;
      await expect(Math.abs(after - before - 120)).toBeLessThanOrEqual(2);
    }
  },
});

export const ShortList = meta.story({
  args: { items: rows(3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});
