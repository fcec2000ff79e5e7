// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import shell from '../zh/shell.json';
import type { MessageArguments } from '../messages.gen.ts';
import type { FirstPacks } from '../types.ts';

/** The catalogues of the first page, which waits for no table; that of every page is here. */
export const packs: FirstPacks<MessageArguments> = {
  home: () => import('../zh/home.json'),
  shell: () => Promise.resolve({ default: shell }),
  tiers: () => import('../zh/tiers.json'),
};
