import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenTree } from '@mapp/tokens/resolve.ts';
import { sets, wholeSet } from '@mapp/tokens/whole.ts';

/**
 * Puts the design tokens beside the built modules, one file for each set, for designers' tools and other platforms.
 * @param home folder of the package's sources
 */
export function writeDesignTokens(home: string): void {
  const folder = join(home, 'dist/design-tokens');
  const read = (file: string): TokenTree =>
    JSON.parse(readFileSync(join(home, '../../tokens', `${file}.json`), 'utf8')) as TokenTree;
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(sets))
    writeFileSync(
      join(folder, `${name}.tokens.json`),
      `${JSON.stringify(wholeSet(name, read), undefined, 2)}\n`,
    );
}
