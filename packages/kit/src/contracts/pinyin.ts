import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { assume } from './assumed.ts';
import { listOf, optional } from './reading.ts';

/** One spelling: as bare text, or with the reading in tone marks. */
const spelling = z.pipe(
  z.union([z.string(), assume(z.object({ pinyin: z.string(), tone: optional(z.string()) }))]),
  z.transform((given: string | Spelling): Spelling =>
    typeof given === 'string' ? { pinyin: given } : given,
  ),
);

/** A reading of a name: letters (`lü`, `LV`), and where the back end says it, the syllables with their tones (`lǚ`). */
export interface Spelling {
  readonly pinyin: string;
  readonly tone?: string | undefined;
}

/** Word of the back end in place of a list. */
export const noSpelling = 'none';

const none = z.pipe(
  z.literal(noSpelling),
  z.transform((): Spelling[] => []),
);
const answer = z.pipe(
  z.union([z.object({ list: z.union([none, listOf(spelling)]) }), none]),
  z.transform((given: { list: Spelling[] } | Spelling[]) => (Array.isArray(given) ? { list: given } : given)),
);

/** With `part`, surname readings come first for a family name. */
export const pinyin = defineCall({
  name: 'pinyin',
  area: 'account',
  path: '/api/memberApi/pinyin',
  member: false,
  summary: 'Spellings of a Chinese name, the likeliest first; empty when there is none.',
  request: z.object({ cn: z.string(), part: assume(optional(z.enum(['family', 'given']))) }),
  response: answer,
});
