import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, size, space } = vars;

export const facts = style({ ...textStyle('body') });

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
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

/** Copying stands left of the number, so that the right edges agree; its target is a finger's, its line is not. */
export const number = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: `calc(${vars.font.body.size} * ${vars.font.body.line})`,
});

export const copy = style({ minBlockSize: size.touch, color: color.action.text });
