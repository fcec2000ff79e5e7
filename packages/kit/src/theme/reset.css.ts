import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { vars } from './vars.css.ts';

const inReset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

inReset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });
inReset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
inReset('body', {
  fontFamily: vars.font.family,
  fontSize: vars.font.body.size,
  lineHeight: vars.font.body.line,
  color: vars.color.text.primary,
  background: vars.color.background.page,
  overflowWrap: 'anywhere',
});
// Korean breaks between words.
inReset(':lang(ko)', { wordBreak: 'keep-all' });
inReset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', {
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
  textAlign: 'inherit',
});
inReset('a', { color: 'inherit', textDecoration: 'none' });
inReset('ul, ol', { padding: 0, listStyle: 'none' });
inReset('dl, dd, fieldset', { margin: 0, padding: 0, border: 'none', minInlineSize: 0 });
inReset('svg', { display: 'block', flexShrink: 0 });
inReset('table', { borderCollapse: 'collapse', inlineSize: '100%' });
inReset('th', { font: 'inherit', textAlign: 'start' });
inReset(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.action.focus}`,
  outlineOffset: vars.border.focusOffset,
});
inReset(':focus:not(:focus-visible)', { outline: 'none' });
inReset('[hidden]', { display: 'none' });
