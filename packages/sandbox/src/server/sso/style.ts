import { readFileSync } from 'node:fs';
import palette from '@mapp/tokens/palette.json' with { type: 'json' };
import dark from '@mapp/tokens/semantic/dark.json' with { type: 'json' };
import light from '@mapp/tokens/semantic/light.json' with { type: 'json' };
import size from '@mapp/tokens/size.json' with { type: 'json' };
import type from '@mapp/tokens/type.json' with { type: 'json' };
import { flatten, resolveValue, toCss, type TokenTree } from '@mapp/tokens/resolve.ts';

const base = { ...palette, ...size, ...type };

/** `--background-page` of `background.page`. */
const nameOf = (path: string): string => `--${path.replaceAll('.', '-')}`;

const declare = (group: unknown, tree: TokenTree, prefix = ''): string[] =>
  flatten(group, tree, prefix).map(([path, value]) => `${nameOf(path)}:${toCss(value)}`);

type TextStyle = {
  readonly fontSize: { readonly value: number; readonly unit: string };
  readonly fontWeight: number;
  readonly lineHeight: number;
};

/** `--text-body` as a whole font, in rem, so that it follows the reader's own size. */
function fonts(): string[] {
  const family = toCss(resolveValue(type.type.family.ui.$value, base));
  return Object.entries(type.type.style)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => {
      const { fontSize, fontWeight, lineHeight } = resolveValue(
        (token as { $value: unknown }).$value,
        base,
      ) as TextStyle;
      return `--font-${name}:${fontWeight} ${toCss(fontSize, { rem: true })}/${lineHeight} ${family}`;
    });
}

const rule = (declarations: readonly string[]): string => `:root{${declarations.join(';')}}`;

/** The style of a page of the sandbox: the tokens as variables, what the sign-in page has, then the page's own. */
export function pageStyle(...own: readonly string[]): string {
  const common = readFileSync(new URL('./login.css', import.meta.url), 'utf8');
  return [
    rule([
      ...fonts(),
      ...declare(size.space, base, 'space'),
      ...declare(size.radius, base, 'radius'),
      ...declare(size.size, base, 'size'),
      ...declare(size.border, base, 'border'),
      ...declare(light.semantic, { ...base, ...light }),
    ]),
    `@media (prefers-color-scheme:dark){${rule(declare(dark.semantic, { ...base, ...dark }))}}`,
    common,
    ...own,
  ].join('\n');
}
