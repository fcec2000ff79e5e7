import { Button } from '@mapp/kit/primitives/button';
import { Card } from '@mapp/kit/primitives/card';
import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
import { Screen } from '@mapp/kit/primitives/screen';
import { Pane, SplitView } from '@mapp/kit/primitives/split-view';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';

const back = fn();
const hrefOf = (index: number) => `/mapp/mine/orderDetail?orderNum=${index}`;

const list = (count: number) => (
  <Pane title="订单" back={{ label: '返回', onClick: back }}>
    <ListCard label="订单">
      {Array.from({ length: count }, (_, index) => (
        <ListRow key={index} label={`订单 ${index + 1}`} href={hrefOf(index + 1)} />
      ))}
    </ListCard>
  </Pane>
);

/** A list that is on its way for a moment. */
function Later() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return shown && list(40);
}

const detail = (
  <Pane title="订单详情" band={<p>等待付款</p>} footer={<Button>去付款</Button>}>
    <Card>MU5101 北京首都 – 上海虹桥</Card>
    <p>座位保留到付款为止。</p>
  </Pane>
);

const meta = preview.meta({
  component: SplitView,
  subcomponents: { Pane },
  decorators: [(Story) => <Screen wide>{Story()}</Screen>],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { shows: 'list' as const, list: list(3), detail, current: hrefOf(1) },
});

/** The page is the list's, and the first of it is beside. */
export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('订单'));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(said('订单详情'));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(said('订单 1'));
    const [one, other] = [
      canvas.getByRole('region', { name: said('订单') }),
      canvas.getByRole('region', { name: said('订单详情') }),
    ].map((region) => region.getBoundingClientRect());
    await expect(there(one).right).toBeLessThan(there(other).left);
    // The column ends where the page does; a line of 72 characters is shorter.
    await expect(there(other).width).toBe(720);
    await expect(canvas.getByText(said('座位保留到付款为止。')).getBoundingClientRect().width).toBeLessThan(
      640,
    );
    await userEvent.click(canvas.getByRole('button', { name: said('返回') }));
    await expect(back).toHaveBeenCalled();
  },
});

/** Content with columns of its own takes the breadth that there is. */
export const ColumnsInTheDetail = meta.story({
  args: {
    detail: (
      <Pane wide title="行程">
        <Card>MU5101 北京首都 – 上海虹桥</Card>
      </Pane>
    ),
  },
  play: async ({ canvas, said }) =>
    expect(canvas.getByRole('region', { name: said('行程') }).getBoundingClientRect().width).toBe(720),
});

/** The list comes later than the page: what is chosen is brought into sight then. */
export const ChosenOnceTheListIsThere = meta.story({
  args: { shows: 'detail', list: <Later />, current: hrefOf(38) },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('link', { current: true });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
});

/** The page is the detail's: its heading is the page's. */
export const OneIsChosen = meta.story({
  args: { shows: 'detail', current: hrefOf(2) },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('订单详情'));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(said('订单 2'));
  },
});

export const NothingIsChosen = meta.story({
  args: { detail: undefined, empty: '从列表中选一笔订单。', current: undefined },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('从列表中选一笔订单。'))).toBeVisible();
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
});

/** A list that is longer than the window scrolls by itself, and what is chosen is in sight. */
export const ChosenFarDown = meta.story({
  args: { shows: 'detail', list: list(40), current: hrefOf(38) },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('link', { current: true }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  },
});
