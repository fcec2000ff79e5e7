import { fallbackVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { hairline, ring, secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;
const line = `${border.hairline} solid ${fallbackVar(hairline, color.border.hairline)}`;

/** Between two lines, on the surface of a tier or of a card. */
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  borderBlock: line,
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
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: line,
  borderInlineStart: line,
  selectors: { '&:first-child': { paddingInlineStart: 1 } },
});
export const label = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: fallbackVar(secondary, color.text.secondary),
});
export const value = style({ ...tabular, whiteSpace: 'nowrap' });
export const have = style({ ...textStyle('figure24') });
export const need = style({ ...textStyle('small'), color: fallbackVar(secondary, color.text.secondary) });

/** The outer ring is a thick circle, the inner one a dot within a thin one. */
const mark = { flex: 'none', inlineSize: 16, blockSize: 16, borderRadius: radius.full } as const;
export const key = {
  points: style({ ...mark, border: `3px solid currentColor` }),
  segments: style({
    ...mark,
    border: `1.5px solid ${fallbackVar(hairline, color.border.strong)}`,
    background: `radial-gradient(circle, ${fallbackVar(ring, color.action.fill)} 0 40%, transparent 46%)`,
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'GrayText',
        background: 'radial-gradient(circle, Highlight 0 40%, transparent 46%)',
      },
    },
  }),
};
