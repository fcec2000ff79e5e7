import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readableNames, shortNames } from './class-names.ts';

const files = globSync('packages/kit/src/**/*.css.ts');
const asked = (filePath: string, name = '0') => ({ hash: `h4sh${name}`, filePath });

it('gives each name of each style file a name of its own', () => {
  const short = shortNames();
  const names = files.flatMap((file) => ['0', '1', 'a', '10', '1a'].map((name) => short(asked(file, name))));
  expect(files.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});

it('gives the same name wherever the build stands', () => {
  const file = 'primitives/button/Button.css.ts';
  const roots = ['packages/kit/src/', '../../packages/kit/src/', 'src/'];
  expect(new Set(roots.map((root) => shortNames()(asked(root + file)))).size).toBe(1);
});

// vanilla-extract puts a dot before whatever in a selector reads like a name.
it('gives no name that stands in a word, and none that only a capital tells from another', () => {
  const short = shortNames('m0-1-0_');
  for (const file of files) expect(short(asked(file))).toMatch(/^m0-1-0_[a-z]\d_?0$/);
});

it('keeps the whole hash for a file that is not of the library', () => {
  expect(shortNames()(asked('stories/Other.css.ts'))).toBe('_h4sh0');
});

it('says in development where a name comes from', () => {
  expect(readableNames({ ...asked('src/primitives/badge/Badge.css.ts'), debugId: 'tone pay' })).toBe(
    'Badge_tone-pay__h4sh0',
  );
});
