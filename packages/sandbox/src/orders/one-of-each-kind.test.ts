import { findOrders, queryOrders } from '@mapp/kit/contracts';
import { addDays, documentedKinds, nextStep, pageOf } from '@mapp/kit/rules';
import { expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { kindOrderNo } from './inputs.ts';
import { soldServices } from './sold-services.ts';

const soldKinds: ReadonlySet<string> = new Set(Object.keys(soldServices));

it.each(documentedKinds.map((kind, at) => [kind, kindOrderNo(at + 1)] as const))(
  'of the kind %s the order %s is there',
  async (kind, orderNo) => {
    const { orders } = await counterOf().get(findOrders, { orderNo });
    expect(orders).toMatchObject([{ orderNo, kind }]);
  },
);

it('begins what is sold for a flight with that flight, and a pick-up with its landing', async () => {
  const { orders } = await counterOf().get(queryOrders, { from: '2026-03-03', to: '2026-06-01' });
  const leavesAt = new Map([
    ['MU5101', 'T08:00:00+08:00'],
    ['MU5102', 'T18:30:00+08:00'],
    ['MU523', 'T09:10:00+08:00'],
  ]);
  const pickUp = orders.find(({ kind }) => kind === 'carTransfer');
  expect(pickUp).toMatchObject({
    flightNos: ['MU5102'],
    startsAt: expect.stringContaining('T20:40:00+08:00'),
  });
  const extras = orders
    .filter((one) => one !== pickUp && soldKinds.has(one.kind) && one.flightNos.length > 0)
    .map(({ flightNos: [flightNo = ''], startsAt }) => [startsAt?.slice(10), leavesAt.get(flightNo)]);
  expect(extras.length).toBeGreaterThan(5);
  expect(extras.filter(([is, planned]) => is !== planned)).toEqual([]);
});

it('leads every order that is listed on', async () => {
  const { airline, get } = counterOf();
  const { orders } = await get(queryOrders, { from: '2026-03-03', to: '2026-06-01' });
  const now = airline.now().getTime();
  const steps = orders.map((order) => {
    const page = pageOf(order.kind, 'browser', order.partner?.url !== undefined);
    return `${order.kind} ${order.state}: ${nextStep(order, page, now)}`;
  });
  const tickets = steps.filter((step) => step.startsWith('ticket')).toSorted();
  expect([...new Set(tickets)]).toEqual([
    'ticket abnormal: call',
    'ticket cancelled: again',
    'ticket completed: change',
    'ticket completed: decide',
    'ticket completed: reimburse',
    'ticket ticketing: wait',
    'ticket waiting: pay',
    'ticket waitlist: wait',
  ]);
  expect(steps).toEqual(
    expect.arrayContaining(['meal waiting: pay', 'baggage abnormal: call', 'hotel completed: partner']),
  );
});

it.each([
  ['600000000002', 0],
  ['600000000003', 400],
])('of member %s there are %i, beside those of points and tiers', async (cardNo, count) => {
  const { get } = counterOf(cardNo);
  const spans = [0, 1, 2, 3, 4].map((at) => ({
    from: addDays('2026-06-01', -91 * at - 90),
    to: addDays('2026-06-01', -91 * at),
  }));
  const lists = await Promise.all(spans.map((span) => get(queryOrders, span)));
  const beside = ['points', 'tier'];
  const orders = lists.flatMap((list) => list.orders).filter(({ kind }) => !beside.includes(kind));
  expect(orders).toHaveLength(count);
});
