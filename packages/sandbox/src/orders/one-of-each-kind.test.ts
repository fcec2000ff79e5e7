import { findOrders, queryOrders } from '@mapp/kit/contracts';
import { documentedKinds, nextStep, pageOf } from '@mapp/kit/rules';
import { expect, it } from 'vitest';
import { counterOf } from '../check-in/asked.support.ts';
import { kindOrderNo } from './inputs.ts';

it.each(documentedKinds.map((kind, at) => [kind, kindOrderNo(at + 1)] as const))(
  'of the kind %s the order %s is there',
  async (kind, orderNo) => {
    const { orders } = await counterOf().get(findOrders, { orderNo });
    expect(orders).toMatchObject([{ orderNo, kind }]);
  },
);

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
