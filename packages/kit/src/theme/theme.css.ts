import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from './layers.css.ts';
import {
  border,
  colors,
  duration,
  easing,
  elderSizes,
  elderText,
  family,
  radius,
  shadow,
  sizes,
  space,
  text,
  weight,
} from './values.ts';
import { vars } from './vars.css.ts';

const light = { ...assignVars(vars.color, colors.light), ...assignVars(vars.shadow, shadow.light) };
const dark = { ...assignVars(vars.color, colors.dark), ...assignVars(vars.shadow, shadow.dark) };

const inLayer = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [theme]: rule } });

inLayer(':root', {
  colorScheme: 'light',
  vars: {
    ...light,
    ...assignVars(vars.font, { family, weight, ...text }),
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, sizes),
    ...assignVars(vars.border, border),
    ...assignVars(vars.motion, { duration, easing }),
  },
});

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [theme]: { '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } } },
  },
});
inLayer('[data-theme="light"]', { colorScheme: 'light', vars: light });
inLayer('[data-theme="dark"]', { colorScheme: 'dark', vars: dark });

inLayer('[data-text-size="elder"]', {
  vars: {
    ...assignVars(vars.font, { family, weight, ...text, ...elderText }),
    ...assignVars(vars.size, { ...sizes, ...elderSizes }),
  },
});

globalStyle(':root', {
  '@layer': {
    [theme]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.duration.state]: duration.reduced,
            [vars.motion.duration.sheet]: duration.reduced,
            [vars.motion.duration.seal]: duration.reduced,
            [vars.motion.duration.slip]: duration.reduced,
            [vars.motion.duration.turn]: duration.reduced,
          },
        },
      },
    },
  },
});

/** Faces of Latin and Cyrillic on phones and desktops. */
const latin = '-apple-system, Roboto, "Segoe UI", "Noto Sans"';

/** The language's own faces where the system has them; the CJK stack is behind as it is. */
const faces = {
  en: latin,
  ja: '"Hiragino Sans", "Noto Sans CJK JP", "Yu Gothic", Meiryo',
  ko: '"Apple SD Gothic Neo", "Noto Sans CJK KR", "Malgun Gothic"',
  ru: latin,
};
for (const [lang, stack] of Object.entries(faces)) {
  inLayer(`:root:lang(${lang})`, { vars: { [vars.font.family]: `${stack}, ${family}` } });
}
