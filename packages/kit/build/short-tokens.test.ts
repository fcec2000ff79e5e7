import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withShortTokens } from './short-tokens.ts';

const zoom = '--mapp-seat-zoom';
const known = readFileSync('tests/package/tokens.txt', 'utf8')
  .trim()
  .split('\n')
  // The seat map sets it from a script.
  .filter((name) => name !== zoom);

it('gives each public token a name of its own', () => {
  const short = known.map(withShortTokens);
  expect(short.filter((name) => !/^--_[0-9a-z]{1,2}$/.test(name))).toEqual([]);
  expect(new Set(short).size).toBe(known.length);
});

it('reads whole names, however often', () => {
  const [bar, second] = ['--mapp-color-text-onBar', '--mapp-color-text-onBarSecondary'];
  expect(withShortTokens(`a{color:var(${second});${bar}:#fff}b{color:var(${bar})}`)).toBe(
    `a{color:var(${withShortTokens(second)});${withShortTokens(bar)}:#fff}b{color:var(${withShortTokens(bar)})}`,
  );
});

it('leaves what is no token', () => {
  const text = `var(${zoom}) .mapp-color-text-primary --mapp-color-text`;
  expect(withShortTokens(text)).toBe(text);
});
