import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { gutter } from '../gutter.ts';

const style = styleIn('components');
const { color, space } = vars;

export const conditions = style({
  paddingBlock: `${space[4]} ${space[6]}`,
  paddingInline: gutter,
  background: color.background.surface,
});

export const title = style(textStyle('strong'));

export const list = style({ display: 'grid', gap: space[3], marginBlockStart: space[2] });

export const seat = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  color: color.text.secondary,
});

export const designator = style({ ...tabular, color: color.text.primary });
