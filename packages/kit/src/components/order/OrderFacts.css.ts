import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const facts = style({ ...textStyle('body') });

/** A value that finds no room beside its label goes below it, and begins where the label does; the sum of the others stays in their column. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[1],
});

export const label = style({ color: color.text.secondary });

export const value = style({
  ...tabular,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Copying is left of the number, so that the right edges agree; its target is a finger's, its line is not. */
export const number = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: `calc(${font.body.size} * ${font.body.line})`,
});

export const copy = style({
  minBlockSize: size.touch,
  color: color.action.text,
});

export const strong = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontWeight: font.weight.semibold,
});
