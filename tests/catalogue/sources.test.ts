import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { sourceOfDoor, withSources } from '../../.storybook/docs/sources.ts';
import { doors } from './component-texts.ts';

afterEach(() => vi.unstubAllEnvs());

const text =
  '[a page](examples/vite#it), [a type](../packages/a.ts), [up](#up), [other](https://a.example), [docs](?path=/docs/a)';
const kept = '[up](#up), [other](https://a.example), [docs](?path=/docs/a)';

it('leads to the repository where that can be opened', () => {
  vi.stubEnv('STORYBOOK_REPOSITORY', 'https://git.example/mapp');
  const tree = 'https://git.example/mapp/tree/main';
  expect(withSources(text, 'docs')).toBe(
    `[a page](${tree}/docs/examples/vite#it), [a type](${tree}/packages/a.ts), ${kept}`,
  );
});

it('names paths where it cannot', () => {
  expect(withSources(text, 'docs')).toBe(
    `a page (\`docs/examples/vite\`), a type (\`packages/a.ts\`), ${kept}`,
  );
});

const drawn = ['docs/host-guide.md', ...globSync('packages/kit/docs/**/*.md')];

it('leaves of a block of code its language', () => {
  expect(withSources('```tsx file=form.tsx\n<p>a</p>\n```\n', 'docs')).toBe('```tsx\n<p>a</p>\n```\n');
});

it.each(doors)('knows the sources of %s', (door) => {
  expect(existsSync(sourceOfDoor(door))).toBe(true);
});

it('leads to files that there are', () => {
  const named = [
    ...withSources(readFileSync('docs/host-guide.md', 'utf8'), 'docs').matchAll(/ \(`([^`]+)`\)/g),
  ];
  const paths = named.map(([, path = '']) => path).filter((path) => path.includes('/'));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(drawn)('%s has no code that breaks within a paragraph: it would be drawn as a block', (file) => {
  const prose = readFileSync(file, 'utf8').replaceAll(/^```.*?^```$/gms, '');
  expect([...prose.matchAll(/`[^`]*`/g)].map(([code]) => code).filter((code) => code.includes('\n'))).toEqual(
    [],
  );
});
