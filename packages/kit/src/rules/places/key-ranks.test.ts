import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from './index-keys.ts';
import { rankerOf } from './key-ranks.ts';

const word = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom('a', 'b', 'n', '中') });

describe('rankerOf', () => {
  it('answers letter by letter as it does when asked at once, whatever was asked before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        fc.array(word, { minLength: 1, maxLength: 4 }),
        (names, queries) => {
          const keys = names.map((words) => keysOf([words]));
          const rank = rankerOf(keys);
          for (const query of queries) {
            for (let end = 1; end <= query.length; end += 1) {
              const [typed, asked] = [query.slice(0, end), rankerOf(keys)(query.slice(0, end))];
              const found = rank(typed);
              expect(found.inOrder()).toEqual(asked.inOrder());
              const answering = [...keys.keys()].filter(found.answers);
              expect(found.inOrder().toSorted((a, b) => a - b)).toEqual(answering);
            }
          }
        },
      ),
    );
  });

  it('ranks a name that begins so before a form, a word, the beginning of one, and what holds it', () => {
    const keys = ['xanx', 'x ban', 'x an', 'y|ana', 'an'].map((forms) =>
      keysOf(forms.split('|').map((form) => form.split(' '))),
    );
    expect(rankerOf(keys, 2)('an').inOrder()).toEqual([4, 3, 2, 0, 1]);
    expect(rankerOf(keys, 3)('an').inOrder()).toEqual([4, 3, 2]);
  });

  it('puts what is just this before what begins so, form by form and word by word', () => {
    const keys = ['x anb', 'x an', 'y|ana', 'z|an', 'xan', 'anz', 'xan an', 'z|an b'].map((forms) =>
      keysOf(forms.split('|').map((form) => form.split(' '))),
    );
    expect(rankerOf(keys, 2)('an').inOrder()).toEqual([3, 5, 2, 7, 1, 6, 0, 4]);
    const { answers } = rankerOf(keys, 3)('an');
    expect([...keys.keys()].filter((at) => !answers(at))).toEqual([4]);
  });

  it('looks within words for a few letters where these are not Latin ones, and for no few figures', () => {
    const keys = ['a中国b', 'a77', '77'].map((name) => keysOf([[name]]));
    expect(rankerOf(keys)('中国').inOrder()).toEqual([0]);
    expect(rankerOf(keys)('77').inOrder()).toEqual([2]);
    expect(rankerOf(keys)('a77').inOrder()).toEqual([1]);
    expect(rankerOf(keys, 2)('77').inOrder()).toEqual([2, 1]);
  });

  it('searches anew where something else is typed', () => {
    const rank = rankerOf(['ab', 'b'].map((name) => keysOf([[name]])));
    expect(rank('ab').inOrder()).toEqual([0]);
    expect(rank('b').inOrder()).toEqual([1]);
    expect(rank('a').inOrder()).toEqual([0]);
  });
});
