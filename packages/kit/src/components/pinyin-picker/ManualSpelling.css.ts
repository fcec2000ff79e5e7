import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const manual = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });

/** Side by side as the Chinese name above, below each other where that is too narrow. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

globalStyle(`.${pair} > *`, ruleIn('components')({ flex: '1 1 7rem' }));

export const capitals = style({
  textTransform: 'uppercase',
  selectors: { '&::placeholder': { textTransform: 'none' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const hint = style({ ...textStyle('small'), color: color.text.tertiary });

const above = `calc((${font.small.size} * ${font.small.line} - ${size.touch}) / 2)`;

/** As high as a finger, though it takes the height of its line. */
export const action = style({
  ...textStyle('small'),
  minBlockSize: size.touch,
  marginBlock: above,
  color: color.action.text,
  selectors: { '&[aria-busy]': { color: color.text.tertiary, cursor: 'progress' } },
});
