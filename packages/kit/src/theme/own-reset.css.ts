import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { bodyText, resetRules } from './reset-rules.ts';

/** Stands for the beginning of every class name, which carries the version; the library's build puts it in. */
const mark = 'mapp-mark_';
const ours = `[class*="${mark}"]`;
const inOurs = `:where(${ours}, ${ours} *)`;

/** `*` → within ours; `::before` and `button` → the same of what lies within ours. */
const within = (selector: string): string => {
  const [, element = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? [];
  return (element === '*' ? '' : element) + inOurs + pseudo;
};

const inReset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

// A button inherits its font; one that stands alone takes ours.
inReset(`${ours}:where(:not(${ours} *))`, bodyText);
// A host's rules for its own text stay outside of ours.
inReset(['a', 'p', 'li', 'label', 'table', 'td', 'dt', 'dd'].map(within).join(', '), {
  font: 'inherit',
  color: 'inherit',
});
for (const [selectors, rule] of resetRules) inReset(selectors.map(within).join(', '), rule);
