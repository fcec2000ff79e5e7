import { expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createStores } from '../create-stores.ts';
import { giveBackTicket } from '../ticket-orders/effects.ts';
import { completeChange, completeUpgrade } from './completing.ts';
import { seededChanges } from './inputs.ts';

const now = '2026-06-01T10:00:00+08:00';

function opened() {
  const machine = () => Date.parse(now);
  const clock = createClock(now, machine);
  return { ...createStores(clock, machine, { newToken: () => 'token', newId: () => 'id' }), clock };
}

it('issues no ticket in place of one that was given back: the change is abnormal', () => {
  const works = opened();
  const { changeOrders, ticketBook } = works;
  const order = changeOrders.changes.find(seededChanges.waitlist);
  if (!order) throw new Error('No seeded change');
  giveBackTicket(works, '7812100000022');
  completeChange(works, order);
  expect(changeOrders.changes.find(seededChanges.waitlist)?.state).toBe('abnormal');
  expect(ticketBook.find('7812100000022')).not.toHaveProperty('replacedBy');
});

it('issues none for an upgrade either', () => {
  const works = opened();
  const { changeOrders, ticketBook } = works;
  const order = changeOrders.upgrades.find(seededChanges.upgrade);
  if (!order) throw new Error('No seeded upgrade');
  giveBackTicket(works, '7812100000021');
  completeUpgrade(works, order);
  expect(changeOrders.upgrades.find(seededChanges.upgrade)?.state).toBe('abnormal');
  expect(ticketBook.find('7812100000021')).not.toHaveProperty('replacedBy');
});
