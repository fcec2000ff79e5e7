import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOf } from './source.ts';
import { tellingLists } from '../../stories/unreadable-first.ts';

const told = globSync('stories/**/*.stories.tsx')
  .flatMap((path) => [...textOf(path).matchAll(/unreadableFirst\('(\w+)'/g)].map(([, name]) => name))
  .filter((name) => name !== undefined);

it.each(Object.keys(tellingLists))('%s has a story that says which entry could not be read', (name) => {
  expect(told).toContain(name);
});
