import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from './contrast.ts';
import pairs from './pairs.json' with { type: 'json' };
import { flatten, toCss, type TokenTree } from './resolve.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as TokenTree;

/** The colours of one theme by their path without `semantic.`, mixed surfaces included. */
function colorsOf(theme: 'light' | 'dark'): Map<string, string> {
  const tree = { ...read('palette.json'), ...read(`semantic/${theme}.json`) };
  const colors = new Map(flatten(tree['semantic'], tree).map(([path, value]) => [path, toCss(value)]));
  for (const [name, { of, share }] of Object.entries(pairs.mixed)) {
    const [one = '', other = ''] = of.map((path) => colors.get(path) ?? '');
    colors.set(name, mix(one, other, share));
  }
  return colors;
}

const cases = (['light', 'dark'] as const).flatMap((theme) => {
  const colors = colorsOf(theme);
  return [pairs.text, pairs.graphic].flatMap((kind) =>
    Object.entries(kind.pairs as Record<string, string[]>).flatMap(([color, surfaces]) =>
      surfaces.map((surface) => ({
        theme,
        color,
        surface,
        ratio: kind.ratio,
        values: [colors.get(color), colors.get(surface)] as const,
      })),
    ),
  );
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('mixes as a browser does', () => {
    expect(mix('#dee5ed', '#f3f6fa', 0.5)).toBe('#e9eef4');
  });
});

describe('every colour reaches its contrast on every surface', () => {
  it.each(cases)('$theme: $color on $surface, $ratio', ({ color, surface, ratio, values: [one, other] }) => {
    expect(one, `${color} is no token`).toMatch(/^#[0-9a-f]{6}$/);
    expect(other, `${surface} is no token`).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(ratio);
  });
});

describe('pairs.json', () => {
  const named = [
    ...Object.entries({ ...pairs.text.pairs, ...pairs.graphic.pairs }).flat(2),
    ...pairs.decorative,
  ];

  it('places every colour of the theme', () => {
    expect([...colorsOf('light').keys()].filter((path) => !named.includes(path))).toEqual([]);
  });

  it('names no colour that is not there', () => {
    expect(named.filter((path) => !colorsOf('light').has(path))).toEqual([]);
  });

  it.each(['star', 'silver', 'gold', 'platinum', 'child'])(
    'holds both texts of the tier %s against both ends',
    (tier) => {
      const listed = pairs.text.pairs as Record<string, string[]>;
      for (const text of ['text', 'textSecondary']) {
        expect(listed[`tier.${tier}.${text}`]).toEqual([`tier.${tier}.from`, `tier.${tier}.to`]);
      }
    },
  );
});
