import { loadOnce } from '../../primitives/load-once.ts';

/** Loads the order and search of countries, with how their names are read: once, or again after it failed. */
export const loadIndex = loadOnce(async () => (await import('./index-once.ts')).indexOnce);
