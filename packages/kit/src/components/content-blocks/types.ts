export type { ContentBlock } from '../../contracts/programmes/content.ts';
import type { ContentBlock } from '../../contracts/programmes/content.ts';

/** The block of one kind. */
export type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
