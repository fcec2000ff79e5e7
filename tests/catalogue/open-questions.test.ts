import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import questions from '../../docs/open-questions.json' with { type: 'json' };
import { textOf } from './source.ts';

/** The text of a file, or of all of a folder's own files: what is planned moves to another of them when it is built. */
const textAt = (path: string): string =>
  /\.\w+$/.test(path) ? textOf(path) : globSync(`${path}/*.ts`).map(textOf).join('\n');

const evidence = questions.flatMap(({ number, follows }) =>
  follows.map(([path = '', says = '']) => ({ number, path, says })),
);

describe('the open questions', () => {
  it('are numbered as the decisions that the code names', () => {
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    const named = globSync('{packages/*/src,apps/*/src}/**/*.{ts,tsx}').flatMap((path) =>
      [...textOf(path).matchAll(/\bdecision (\d{1,2})\b/g)].map(([, number]) => Number(number)),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((number) => number > questions.length)).toEqual([]);
  });

  it('are each followed somewhere', () => {
    expect(questions.filter(({ follows }) => follows.length === 0)).toEqual([]);
  });

  it.each(evidence)('$number is followed in $path: $says', ({ path, says }) => {
    expect(says).not.toBe('');
    expect(textAt(path)).toContain(says);
  });
});
