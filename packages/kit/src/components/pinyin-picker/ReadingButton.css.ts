import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** Fills the box, whose outline it draws again where something is wrong: a button cannot be invalid to the box. */
export const button = style({
  ...textStyle('field'),
  flex: 1,
  alignSelf: 'stretch',
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: radius.control,
});

export const wrong = style({
  boxShadow: `0 0 0 ${border.hairline} ${color.error.text}, inset 0 0 0 calc(${border.error} - ${border.hairline}) ${color.error.text}`,
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const placeholder = style({ color: color.text.tertiary });

/** One place for arrow, pen and ring, so that nothing moves when they change. */
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  color: color.text.secondary,
});
