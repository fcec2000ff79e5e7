import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read } from './read.ts';
import { optional } from './reading.ts';
import { entriesOf } from './unreadable.ts';

const order = z.object({ orderNo: z.string(), state: z.enum(['paid']), note: optional(z.string()) });
const answer = entriesOf('orders', order, 'orderNo', { now: z.string() });
const good = { orderNo: '1', state: 'paid' };

describe('the entries of a list', () => {
  it('are what they are, and nothing more, where all can be read', () => {
    expect(read(answer, { now: 'n', orders: [good] })).toEqual({
      data: { now: 'n', orders: [good] },
      unfit: [],
    });
    expect(read(answer, { now: 'n', orders: [] })).toEqual({ data: { now: 'n', orders: [] }, unfit: [] });
  });

  it('stand apart where they cannot be read, by their number alone', () => {
    const orders = [
      { orderNo: '7', state: 'novel', note: 'secret' },
      good,
      null,
      { orderNo: 8, state: 'paid' },
    ];
    expect(read(answer, { now: 'n', orders })).toEqual({
      data: { now: 'n', orders: [good], unreadable: [{ id: '7' }, {}, {}] },
      unfit: ['orders[].state', 'orders[]', 'orders[].orderNo'],
    });
  });

  it('may all be unreadable; a list that is none is no empty one', () => {
    const nameless = read(answer, { now: 'n', orders: [{ orderNo: '', state: 'novel' }] });
    expect(nameless).toHaveProperty('data.unreadable', [{}]);
    expect(read(answer, { now: 'n', orders: [7] })).toMatchObject({ data: { orders: [], unreadable: [{}] } });
    expect(read(answer, { now: 'n', orders: null })).toEqual({ field: 'orders' });
  });
});
