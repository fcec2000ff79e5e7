import palette from '@mapp/tokens/palette.json' with { type: 'json' };
import light from '@mapp/tokens/semantic/light.json' with { type: 'json' };
import dark from '@mapp/tokens/semantic/dark.json' with { type: 'json' };
import type_ from '@mapp/tokens/type.json' with { type: 'json' };
import size from '@mapp/tokens/size.json' with { type: 'json' };
import motion from '@mapp/tokens/motion.json' with { type: 'json' };
import elder from '@mapp/tokens/mode/elder.json' with { type: 'json' };
import { cssValues, flatten, resolveValue, toCss, type TokenTree } from '@mapp/tokens/resolve.ts';

const base = { ...palette, ...type_, ...size, ...motion };

/** Colours of one theme as CSS text, in the shape of the semantic tokens. */
export const colors = {
  light: cssValues(light.semantic, { ...base, ...light }),
  dark: cssValues(dark.semantic, { ...base, ...dark }),
};

type Style = { fontSize: { value: number; unit: string }; fontWeight: number; lineHeight: number };
type Typography = { $value: unknown };

/** One text style: size in rem so that it follows the reader's own size, line height as a ratio. */
const textOf = (token: Typography, tree: TokenTree) => {
  const style = resolveValue(token.$value, tree) as Style;
  return {
    size: toCss(style.fontSize, { rem: true }),
    line: String(style.lineHeight),
    weight: String(style.fontWeight),
  };
};

type Named<Group> = Exclude<keyof Group, `$${string}`>;
export type TextStyle = Named<typeof type_.type.style>;

const textsOf = <Group extends object>(styles: Group) =>
  Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [name, textOf(token as Typography, base)]),
  ) as Record<Named<Group>, { size: string; line: string; weight: string }>;

export const text = textsOf(type_.type.style);
export const family = toCss(resolveValue(type_.type.family.ui.$value, base));
export const weight = cssValues(type_.type.weight, base);
export const { space, radius, size: sizes, border } = cssValues(size, base);
export const { duration, easing } = cssValues(motion.motion, base);

/** Text styles and sizes that elder mode replaces. */
export const elderText = textsOf(elder.type.style);
export const elderSizes = cssValues(elder.size, base);

type Shadow = Record<'offsetX' | 'offsetY' | 'blur' | 'spread' | 'color', unknown>;
const shadowOf = (value: unknown) => {
  const { offsetX, offsetY, blur, spread, color } = value as Shadow;
  return [offsetX, offsetY, blur, spread, color].map((part) => toCss(part)).join(' ');
};
export const shadow = {
  light: { bar: shadowOf(motion.elevation.bar.$value) },
  dark: { bar: shadowOf(motion.elevation.barDark.$value) },
};

/** Every token with its path, for the foundations pages and the checks. */
export const allTokens = (theme: 'light' | 'dark'): [string, unknown][] => {
  const tree = { ...base, ...(theme === 'light' ? light : dark) };
  return flatten(tree, tree);
};
