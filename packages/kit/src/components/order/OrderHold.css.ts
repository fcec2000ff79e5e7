import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const line = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  color: vars.color.attention.text,
});

/** On the middle of the first line. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.font.body.size} * ${vars.font.body.line})`,
});

export const time = style({ fontWeight: vars.font.weight.semibold });
