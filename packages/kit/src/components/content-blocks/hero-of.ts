import type { BlockOf, ContentBlock } from './types.ts';

/** The first block where it is a hero, for the head of the page, and the blocks below it. */
export function heroOf(blocks: readonly ContentBlock[]): {
  readonly hero: BlockOf<'hero'> | undefined;
  readonly rest: readonly ContentBlock[];
} {
  const [first, ...others] = blocks;
  return first?.kind === 'hero' ? { hero: first, rest: others } : { hero: undefined, rest: blocks };
}
