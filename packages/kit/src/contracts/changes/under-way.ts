import * as z from 'zod/mini';

/** Order of a change or an upgrade that is under way, so that its ticket can neither be changed nor given back. */
export const underWay = z.object({
  orderNo: z.string(),
  of: z.enum(['change', 'upgrade']),
});
export type UnderWay = z.output<typeof underWay>;
