import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const rule = ruleIn('screens');
const { border, color, font, motion, radius, size, space } = vars;

/** Where three columns have room; in a narrower window the third goes below the second. */
const narrower = '(max-width: 1119px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr) 320px',
  columnGap: space[6],
  alignItems: 'start',
  paddingBlockStart: space[4],
  '@media': { [narrower]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});
export const rail = style({ '@media': { [narrower]: { gridRow: '1 / span 2' } } });
export const main = style({ minInlineSize: 0 });
export const side = style({ minInlineSize: 0, '@media': { [narrower]: { gridColumn: 2 } } });
export const stack = style({ display: 'grid', gap: space[3] });

export const who = style({ marginBlockEnd: space[3] });
export const name = style(textStyle('title'));
export const number = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
/** Drawings, not their targets, are on the edge. */
export const actions = style({ display: 'flex', marginInlineStart: -10 });
globalStyle(`.${actions} :is(a, button)`, rule({ color: color.text.secondary }));
globalStyle(`.${actions} :focus-visible`, rule({ outlineColor: color.action.focus }));

/** The open page is a white row. */
export const page = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  marginInline: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
  color: color.text.primary,
  transition: `border-color ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:hover': { borderColor: color.border.control },
    '&[aria-current]': {
      borderColor: color.border.hairline,
      background: color.background.surface,
      fontWeight: font.weight.semibold,
    },
  },
});
export const count = style({ ...tabular, color: color.text.secondary });
export const due = style({ ...tabular, fontWeight: font.weight.semibold, color: color.attention.text });

export const pending = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'end',
  justifyContent: 'space-between',
});
export const figure = style({ ...textStyle('figure32'), ...tabular, marginBlockStart: space[2] });
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });

const sum = { ...textStyle('strong'), ...tabular } as const;
export const amount = style({ ...sum, color: color.text.primary });
export const plus = style({ ...sum, color: color.done.text });
