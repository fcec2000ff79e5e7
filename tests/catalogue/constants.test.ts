import { describe, expect, it } from 'vitest';
import { constants, states } from './constants.ts';
import { textOf } from './source.ts';

const rows = Object.values({ ...states, ...constants }).flat();

describe('the constants of the documents', () => {
  it('have a name each', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it.each(rows.flatMap(({ name, code, tests = [] }) => [code, ...tests].map((at) => ({ name, at }))))(
    '$name stands in $at.0',
    ({ at: [path, says] }) => {
      expect(textOf(path)).toContain(says);
    },
  );

  it('are each shown by a story or a test', () => {
    expect(rows.filter(({ stories = [], tests = [] }) => stories.length + tests.length === 0)).toEqual([]);
  });
});
