import { describe, expect, it } from 'vitest';
import { subjects } from '../bench/subjects.ts';

/** The names that an entry takes, by the subpath that it takes them from. */
const takenBy = (entry: string): readonly [path: string, names: readonly string[]][] =>
  [...entry.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].map(([, names = '', path = '']) => [
    path,
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ]);

describe('the components whose import is measured', () => {
  it.each(subjects.map(({ name, entry }) => [name, takenBy(entry)] as const))(
    '%s is there by each of its names',
    async (_, taken) => {
      expect(taken).not.toEqual([]);
      for (const [path, names] of taken) {
        const module = (await import(path)) as Record<string, unknown>;
        expect(Object.keys(module)).toEqual(expect.arrayContaining([...names]));
      }
    },
  );
});
