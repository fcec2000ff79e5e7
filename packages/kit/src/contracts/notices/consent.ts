import * as z from 'zod/mini';
import { optional } from '../reading.ts';

/** Text that was agreed to: a notice in the edition that was shown, and the text itself by its hash. */
export const noticeConsent = z.object({
  /** Name of the notice, as its address has it; `fare` for the conditions of the chosen fares. */
  slug: z.string(),
  version: z.string(),
  /** Language of the text: `zh`. */
  language: optional(z.string()),
  /** SHA-256 of the text, base64url. */
  hash: optional(z.string()),
});
