import * as z from 'zod/mini';
import { optional } from '../reading.ts';

/** IATA code of the airline whose programme it is, and the number of the membership in it. */
export const frequentFlyerCard = z.object({ kind: z.string(), number: z.string() });
export type FrequentFlyerCard = z.output<typeof frequentFlyerCard>;

/** Programme whose memberships the airline takes. */
export const cardProgramme = z.object({
  /** IATA code of its airline. */
  code: z.string().check(z.regex(/^[A-Z0-9]{2}$/)),
  /** In the language of the request. */
  name: z.string(),
  /** The airline’s own. */
  own: optional(z.boolean()),
});
export type CardProgramme = z.output<typeof cardProgramme>;
