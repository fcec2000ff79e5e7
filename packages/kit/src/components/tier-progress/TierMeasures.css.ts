import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** The one inset that a card may hold. */
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
});
export const measure = style({
  ...textStyle('small'),
  // In the size of its words: two that find no room beside each other are in rows.
  flex: '1 1 10em',
  display: 'grid',
  gap: space[1],
  // The lines at the start and above the first lie outside and are cut off.
  marginBlockStart: -1,
  marginInlineStart: -1,
  padding: space[3],
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});
export const label = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.secondary,
});
export const value = style({ ...tabular, whiteSpace: 'nowrap' });
export const have = style({ ...textStyle('title') });
export const need = style({ ...textStyle('small'), color: color.text.secondary });

/** The outer ring is a thick circle, the inner one a dot within a thin one. */
const mark = { flex: 'none', inlineSize: 16, blockSize: 16, borderRadius: radius.full } as const;
export const key = {
  points: style({ ...mark, border: `3px solid ${color.text.primary}` }),
  segments: style({
    ...mark,
    border: `1.5px solid ${color.border.strong}`,
    background: `radial-gradient(circle, ${color.action.fill} 0 40%, transparent 46%)`,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
};
