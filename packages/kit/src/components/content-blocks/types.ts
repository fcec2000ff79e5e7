export type { ContentBlock } from '../../contracts/content.ts';
import type { ContentBlock } from '../../contracts/content.ts';

/** The block of one kind. */
export type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
