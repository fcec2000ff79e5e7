import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { listOf, optional } from '../reading.ts';
import { placeCode } from '../wire.ts';

const count = z.int().check(z.gte(1), z.lte(9));

/** Product that is sold under rules of its own, on one route. */
const product = z.object({
  productId: z.string(),
  /** In the language of the request. */
  name: z.string(),
  text: z.string(),
  from: placeCode,
  to: placeCode,
  /** Passengers of one order, no more and no fewer. */
  passengers: optional(count),
  /** Only for members who travel too. */
  members: optional(z.boolean()),
});

export const querySpecialProducts = defineCall({
  name: 'querySpecialProducts',
  area: 'booking',
  path: '/api/booking/specialProducts',
  source: 'assumed',
  member: false,
  summary: 'Products that only some parties may buy, and where they are sold.',
  request: z.object({}),
  response: z.object({ products: listOf(product) }),
});

export type SpecialProduct = ResponseOf<typeof querySpecialProducts>['products'][number];
