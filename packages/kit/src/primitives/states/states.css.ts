import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, space } = vars;

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[1],
  textAlign: 'center',
});

/** Alone on its page: the drawing, and room around it. */
export const drawn = style({
  gap: space[1],
  maxInlineSize: '26rem',
  marginInline: 'auto',
  paddingBlock: `${space[8]} ${space[6]}`,
});

export const icon = style({ marginBlockEnd: space[2], color: color.text.secondary });

export const failedIcon = style({ marginBlockEnd: space[2], color: color.error.text });

export const title = style({ ...textStyle('strong'), textWrap: 'balance' });

export const text = style({
  ...textStyle('small'),
  marginBlockStart: space[1],
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const sentence = style({ ...textStyle('title'), marginBlockStart: space[5] });

export const line = style({ ...textStyle('body'), marginBlockStart: space[2] });

/** Two equal ways side by side; one below the other where the words are long. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  inlineSize: '100%',
  marginBlockStart: space[4],
});

export const both = style({});
globalStyle(`.${both} > *`, ruleIn('primitives')({ flex: '1 1 9rem' }));

export const smallPrint = style({
  ...textStyle('caption'),
  marginBlockStart: space[3],
  color: color.text.tertiary,
});
