import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pairs from '@mapp/tokens/pairs.json' with { type: 'json' };
import { colors } from './values.ts';

const files = globSync('packages/*/src/**/*.css.ts');
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
const sourceOf = (path: string) => withoutComments(readFileSync(path, 'utf8'));

/** CSS colour names; `transparent`, `currentColor` and the system's own (`Canvas`, …) say nothing about looks and may stay. */
const names =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgray|darkgreen|darkgrey|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategray|darkslategrey|darkturquoise|darkviolet|deeppink|deepskyblue|dimgray|dimgrey|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gray|green|greenyellow|grey|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgray|lightgreen|lightgrey|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategray|lightslategrey|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategray|slategrey|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';

const literals = [
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!-)/i,
  // As a value, or a word within one; never the key of a table.
  new RegExp(`[:,([]\\s*(['"\`])(?:(?!\\1).)*(?<![\\w.$-])(?:${names})(?![\\w-])(?!\\1\\s*:)`, 'i'),
];

/** The first literal colour in a style file's text. */
const literalIn = (text: string): string | undefined =>
  literals.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);

/** `color.text.primary` and, for a part chosen by a variable, `color.tier`. */
const mentioned = (text: string): string[] =>
  [...text.matchAll(/\bcolor((?:\.[a-zA-Z]+)+)/g)].map(([, path = '']) => path.slice(1));

/** Colours after `color:`, the text itself. */
const writtenIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])color: (?:vars\.)?color((?:\.[a-zA-Z]+)+)/g)].map(([, path = '']) =>
    path.slice(1),
  );

const texts = [...Object.keys(pairs.text.pairs), ...Object.keys(pairs.graphic.pairs)];
const listed = new Set([
  ...texts,
  ...Object.values({ ...pairs.text.pairs, ...pairs.graphic.pairs }).flat(),
  ...pairs.decorative,
]);

/** Colours allowed after `color:`: listed with its surfaces, the disabled, or lines drawn in the colour of their part. */
const mayBeText = new Set([...texts, 'text.disabled', 'border.control', 'border.bar']);

/** The path itself, or, where it names a group, every colour in it. */
const leaves = (path: string): string[] => {
  const node = path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], colors.light);
  if (typeof node !== 'object' || node === null) return [path];
  return Object.keys(node).flatMap((name) => leaves(`${path}.${name}`));
};

describe('the check itself', () => {
  it.each([
    `color: '#0b1f44'`,
    `border: '1px solid #fff'`,
    `background: 'rgb(0 0 0 / 0.4)'`,
    `background: 'oklch(60% 0.1 250)'`,
    `color: 'white'`,
    'border: `${border.hairline} solid red`',
    `boxShadow: '0 -4px 24px black'`,
  ])('finds the colour in %s', (text) => {
    expect(literalIn(text)).toBeDefined();
  });

  it.each([
    `whiteSpace: 'nowrap'`,
    `border: '1px solid transparent'`,
    `outline: '2px solid Highlight'`,
    'background: `color-mix(in srgb, ${color.border.hairline} 50%, ${color.background.sunken})`',
    `tier: { gold: rule({ color: vars.color.tier.gold.text }), silver: {} }`,
    "export const gold = style({}, 'x')",
    `selectors: { '&:focus-visible': { color: 'currentColor' } }`,
  ])('finds none in %s', (text) => {
    expect(literalIn(text)).toBeUndefined();
  });
});

describe('style files', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it('have no literal colour', () => {
    const literal = files.flatMap((path) => {
      const found = literalIn(sourceOf(path));
      return found === undefined ? [] : [`${path}: ${found}`];
    });
    expect(literal).toEqual([]);
  });

  it('use colours whose contrast is stated', () => {
    const unstated = files.flatMap((path) => {
      const text = sourceOf(path);
      const used = mentioned(text).flatMap(leaves);
      return [
        ...[...new Set(used)].filter((color) => !listed.has(color)),
        ...writtenIn(text).filter((color) => !mayBeText.has(color)),
      ].map((color) => `${path}: ${color}`);
    });
    expect(unstated).toEqual([]);
  });
});
