import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { bodyText, resetRules } from './reset-rules.ts';
import { vars } from './vars.css.ts';

const inReset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

inReset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
inReset('body', { ...bodyText, background: vars.color.background.page });
for (const [selectors, rule] of resetRules) inReset(selectors.join(', '), rule);
