import { expect, it } from 'vitest';
import { mayBeUnreadable } from './unreadable.ts';

it.each([
  [undefined, false],
  [[], false],
  [[{ id: '2' }], false],
  [[{ id: '1' }], true],
  [[{ id: '2' }, {}], true],
])('an entry may be among %j: %s', (entries, may) => {
  expect(mayBeUnreadable(entries, '1')).toBe(may);
});
