import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Reads the words of a start that fails out of the built page, which has them in every language. */
export const pageWords = (): Plugin => ({
  name: 'page-words',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, _importer, { ssr }) =>
    !ssr && source.endsWith('/messages/start.ts')
      ? join(import.meta.dirname, 'src/start-words.ts')
      : undefined,
});
