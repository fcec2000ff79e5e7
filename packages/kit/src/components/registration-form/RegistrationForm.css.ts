import { quiet } from '../../primitives/quiet.css.ts';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, radius, space } = vars;

export const group = style({
  // As the frames of its fields are.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  selectors: { '& + &': { marginBlockStart: space[3] } },
});

export const title = style({ ...textStyle('strong') });

export const text = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });

/** Beside what is typed, and in its height. */
export const good = style({ color: color.done.text });

/** Values that follow from the name fields, on quiet ground as nobody can type here. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: space[3],
  borderRadius: radius.control,
  background: quiet,
});

export const stripLabel = style({ ...textStyle('small'), color: color.text.secondary });

export const stripName = style({
  ...textStyle('strong'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
