import type { TrafficWay } from '@mapp/kit/contracts';
import { AirportWays, RoadNow } from '@mapp/kit/components/airport-traffic';
import { roadStates } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../words.ts';

const ways: readonly TrafficWay[] = [
  {
    id: 'metro',
    kind: 'metro',
    name: '地铁 2 号线',
    place: '上海市中心',
    terminals: ['T1', 'T2'],
    minutes: 65,
    usual: 65,
    every: 8,
    first: '05:30',
    last: '22:30',
    price: { amount: 700, currency: 'CNY' },
  },
  { id: 'car', kind: 'car', terminals: [], minutes: 80, usual: 50 },
  { id: 'other', kind: 'unknown', terminals: [] },
];

const meta = preview.meta({ component: AirportWays, subcomponents: { RoadNow }, args: { ways } });

/** A line with all that is told of it, a slow road, and a way of which nothing is told. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(t('way.slower', { count: 30 }))).toBeVisible();
    await expect(canvas.getByText(t('way.unknown'))).toBeVisible();
    await expect(canvas.getByText(t('untold'))).toBeVisible();
  },
});

/** Each state of the road in its word. */
export const Roads = meta.story({
  render: () => (
    <>
      {roadStates.map((state) => (
        <RoadNow key={state} state={state} />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    for (const state of roadStates) await expect(canvas.getByText(t(`road.${state}`))).toBeVisible();
  },
});
