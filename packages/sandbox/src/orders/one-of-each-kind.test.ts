import { findOrders } from '@mapp/kit/contracts';
import { documentedKinds } from '@mapp/kit/rules';
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
