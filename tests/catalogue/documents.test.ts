import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf } from './source.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/*.md'),
  ...globSync('packages/*/README.md'),
];

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document that lead nowhere: a file that is not there, or a heading that it lacks. */
const lost = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([link, file = '', anchor]) => {
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(target)) return [link];
      return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor)
        ? [link]
        : [];
    },
  );

describe('the documents', () => {
  it.each(documents)('%s leads only where something is', (path) => {
    expect(lost(path)).toEqual([]);
  });

  it('begin with a README of at most 700 words', () => {
    expect(textOf('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(700);
  });
});
