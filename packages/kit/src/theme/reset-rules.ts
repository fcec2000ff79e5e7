import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** The text that everything inherits. */
export const bodyText = {
  fontFamily: vars.font.family,
  fontSize: vars.font.body.size,
  lineHeight: vars.font.body.line,
  color: vars.color.text.primary,
  overflowWrap: 'anywhere',
} as const satisfies GlobalStyleRule;

/** Resets that our components count on, by selector. */
export const resetRules: readonly (readonly [selectors: readonly string[], rule: GlobalStyleRule])[] = [
  [['*', '::before', '::after'], { boxSizing: 'border-box', margin: 0 }],
  // Korean breaks between words.
  [[':lang(ko)'], { wordBreak: 'keep-all' }],
  // Japanese between phrases, where the browser knows them.
  [[':lang(ja)'], { wordBreak: ['normal', 'auto-phrase'] }],
  [['h1', 'h2', 'h3', 'h4'], { font: 'inherit', textWrap: 'balance' }],
  [
    ['button', 'input', 'select', 'textarea'],
    { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ],
  [['button'], { padding: 0, border: 'none', background: 'none', cursor: 'pointer', textAlign: 'inherit' }],
  [['a'], { color: 'inherit', textDecoration: 'none' }],
  [['ul', 'ol'], { padding: 0, listStyle: 'none' }],
  [['dl', 'dd', 'fieldset'], { margin: 0, padding: 0, border: 'none', minInlineSize: 0 }],
  [['svg'], { display: 'block', flexShrink: 0 }],
  [['table'], { borderCollapse: 'collapse', inlineSize: '100%' }],
  [['th'], { font: 'inherit', textAlign: 'start' }],
  [
    [':focus-visible'],
    {
      outline: `${vars.border.focus} solid ${vars.color.action.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  ],
  [[':focus:not(:focus-visible)'], { outline: 'none' }],
  // A heading is gone to by the page that comes, never by a key: a ring would promise something to press.
  [['h1[tabindex="-1"]:focus'], { outline: 'none' }],
  [['[hidden]'], { display: 'none' }],
];
