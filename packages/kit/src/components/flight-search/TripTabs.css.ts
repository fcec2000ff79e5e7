import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const tabs = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

export const tab = style({
  ...textStyle('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.field,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: color.text.primary, fontWeight: font.weight.semibold },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      borderBlockEnd: `${border.selected} solid ${color.action.text}`,
    },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: -2,
      borderRadius: radius.control,
    },
  },
});
