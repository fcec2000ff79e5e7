import palette from '@mapp/tokens/palette.json' with { type: 'json' };
import { cssValues, resolveValue, toCss } from '@mapp/tokens/resolve.ts';
import dark from '@mapp/tokens/semantic/dark.json' with { type: 'json' };
import light from '@mapp/tokens/semantic/light.json' with { type: 'json' };
import size from '@mapp/tokens/size.json' with { type: 'json' };
import type from '@mapp/tokens/type.json' with { type: 'json' };

const colors = {
  light: cssValues(light.semantic, { ...palette, ...light }),
  dark: cssValues(dark.semantic, { ...palette, ...dark }),
};
/** Faces of Latin before those of Chinese, whose apostrophe is as wide as a character: the catalogue's own words are English. */
const fontBase = `-apple-system, Roboto, "Segoe UI", "Noto Sans", ${toCss(resolveValue(type.type.family.ui.$value, { ...type }))}`;

/** The catalogue's own look, in Storybook's words; every value is a token. */
export function lookOf(theme: 'light' | 'dark') {
  const { action, background, border, text } = colors[theme];
  return {
    base: theme,
    brandTitle: 'mapp',
    brandTarget: '_self',
    fontBase,
    colorPrimary: action.fill,
    colorSecondary: action.text,
    appBg: background.page,
    appContentBg: background.surface,
    appPreviewBg: background.page,
    appHoverBg: action.surface,
    appBorderColor: border.hairline,
    appBorderRadius: size.radius.control.$value.value,
    textColor: text.primary,
    textInverseColor: background.surface,
    textMutedColor: text.secondary,
    barBg: background.surface,
    barTextColor: text.secondary,
    barHoverColor: action.text,
    barSelectedColor: action.text,
    buttonBg: background.surface,
    buttonBorder: border.control,
    booleanBg: background.sunken,
    booleanSelectedBg: background.surface,
    inputBg: background.surface,
    inputBorder: border.control,
    inputTextColor: text.primary,
    inputBorderRadius: size.radius.control.$value.value,
  };
}

const query = '(prefers-color-scheme: dark)';

/** The reader's system decides between light and dark. */
export const lookNow = () => lookOf(matchMedia(query).matches ? 'dark' : 'light');

/** Tells of each change between light and dark. */
export const onLook = (change: (look: ReturnType<typeof lookOf>) => void): void =>
  matchMedia(query).addEventListener('change', () => change(lookNow()));
