import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cssValues, flatten, resolveValue, toCss, type TokenTree } from './resolve.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as TokenTree;

const files = ['palette.json', 'type.json', 'size.json', 'motion.json', 'viewport.json'];
const base = Object.assign({}, ...files.map(read)) as TokenTree;
const themes = { light: read('semantic/light.json'), dark: read('semantic/dark.json') };
const elder = read('mode/elder.json');

const leaf = (value: unknown) => ({ $value: value });

describe('resolveValue', () => {
  const tree = {
    palette: {
      ink: leaf('#000'),
      again: leaf('{palette.ink}'),
      circle: leaf('{palette.back}'),
      back: leaf('{palette.circle}'),
    },
  };

  it('follows a reference to a reference', () => {
    expect(resolveValue('{palette.again}', tree)).toBe('#000');
  });

  it('refuses a name that no token has', () => {
    expect(() => resolveValue('{palette.none}', tree)).toThrow('Unknown token reference {palette.none}');
  });

  it('refuses a group in the place of a token', () => {
    expect(() => resolveValue('{palette}', tree)).toThrow('Unknown token reference {palette}');
  });

  it('refuses a circle, and says where it goes', () => {
    expect(() => resolveValue('{palette.circle}', tree)).toThrow(
      'palette.circle → palette.back → palette.circle',
    );
  });

  it('refuses both inside a whole group', () => {
    expect(() => flatten({ text: leaf('{palette.none}') }, tree)).toThrow('Unknown token reference');
    expect(() => cssValues({ text: leaf('{palette.back}') }, tree)).toThrow('circle');
  });
});

describe('toCss', () => {
  it('writes sizes of text in rem and others in px', () => {
    expect(toCss({ value: 15, unit: 'px' }, { rem: true })).toBe('0.9375rem');
    expect(toCss({ value: 15, unit: 'px' })).toBe('15px');
  });

  it('refuses what it does not know', () => {
    expect(() => toCss({ value: 1 })).toThrow('No CSS for the token value');
  });
});

describe('the token files', () => {
  it.each(Object.entries(themes))('every reference of the %s theme leads to a value', (_name, theme) => {
    const all = flatten({ ...base, ...theme }, { ...base, ...theme });
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, value]) => value === undefined)).toEqual([]);
  });

  it('every reference of elder mode leads to a value', () => {
    expect(flatten(elder, base).length).toBeGreaterThan(10);
  });

  it('both themes name the same colours', () => {
    const names = (theme: TokenTree) => flatten(theme, { ...base, ...theme }).map(([path]) => path);
    expect(names(themes.dark)).toEqual(names(themes.light));
  });

  it('elder mode replaces only what is there', () => {
    const standard = flatten(base, base).map(([path]) => path);
    expect(standard).toEqual(expect.arrayContaining(flatten(elder, base).map(([path]) => path)));
  });

  it('a semantic colour is a name of the palette, or its own only for a tier and the scrim', () => {
    const own = Object.values(themes).flatMap((theme) =>
      flatten(theme, { ...base, ...theme }).filter(
        ([path]) => !referenceAt(theme, path) && !/^semantic\.(tier\.|scrim)/.test(path),
      ),
    );
    expect(own).toEqual([]);
  });
});

/** Whether the token at a path is written as a reference. */
function referenceAt(tree: TokenTree, path: string): boolean {
  const token = path.split('.').reduce<unknown>((node, name) => (node as TokenTree)[name], tree) as TokenTree;
  return /^\{palette\..+\}$/.test(String(token['$value']));
}
