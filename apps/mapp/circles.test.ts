import { expect, it } from 'vitest';
import { circlesIn, type Imports } from './circles.ts';

it.each<[string, Imports, readonly (readonly string[])[]]>([
  ['nothing', {}, []],
  ['a way without a circle', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to the same file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file that is not in the list', { a: ['outside'] }, []],
  ['two that import one another', { base: ['entry'], entry: ['base'] }, [['base', 'entry', 'base']]],
  ['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
  ['a circle behind its entrance', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd', 'b']]],
  [
    'two circles through one file',
    { a: ['b', 'c'], b: ['a'], c: ['a'] },
    [
      ['a', 'b', 'a'],
      ['a', 'c', 'a'],
    ],
  ],
])('finds the circles in %s', (_, imports, circles) => {
  expect(circlesIn(imports)).toEqual(circles);
});
