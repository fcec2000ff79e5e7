import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { read } from '../read.ts';
import { listOf, optional } from '../reading.ts';

/** Where a block leads: the name of a destination of the site. One that is not known is no way. */
const to = z.string();

const hero = z.object({
  kind: z.literal('hero'),
  /** A few words above the title. */
  overline: optional(z.string()),
  title: z.string(),
  text: optional(z.string()),
});

const text = z.object({
  kind: z.literal('text'),
  title: optional(z.string()),
  paragraphs: listOf(z.string()).check(z.minLength(1)),
});

const list = z.object({
  kind: z.literal('list'),
  title: z.string(),
  items: listOf(z.object({ title: z.string(), text: optional(z.string()), to: optional(to) })).check(
    z.minLength(1),
  ),
});

const steps = z.object({
  kind: z.literal('steps'),
  title: z.string(),
  steps: listOf(z.object({ title: z.string(), text: optional(z.string()) })).check(z.minLength(1)),
});

const action = z.object({
  kind: z.literal('action'),
  label: z.string(),
  to,
  /** Facts to know before. */
  text: optional(z.string()),
});

const block = z.discriminatedUnion('kind', [hero, text, list, steps, action]);
export type ContentBlock = z.output<typeof block>;

/** Of a kind, or in a shape, that is not known yet. */
const other = z.looseObject({ kind: z.string() });

/** The blocks that we can show, in their order; what is not known is passed over. */
export const contentBlocks = z.pipe(
  listOf(z.union([block, other])),
  z.transform((blocks): ContentBlock[] =>
    blocks.flatMap((each) => {
      const known = read(block, each);
      return 'data' in known ? [known.data] : [];
    }),
  ),
);

/** Pages whose words the airline edits. */
export const contentPages = [
  'youth.home',
  'youth.agreement',
  'youth.guide',
  'business.home',
  'business.yxdf',
  'business.bwgyx',
  'business.ciie2024',
  'business.gbyx',
  'reserve.specialProduct',
  'reserve.more',
  'reserve.otherHome',
  'reserve.bankHome',
  'reserve.companyHome',
] as const;
export type ContentPageName = (typeof contentPages)[number];

export const contentPage = defineCall({
  name: 'contentPage',
  area: 'programmes',
  source: 'assumed',
  member: false,
  path: '/api/content/page',
  summary: 'A page of a programme or of booking in blocks, in the language of the request.',
  request: z.object({ page: z.enum(contentPages) }),
  response: z.object({ blocks: contentBlocks }),
});
