import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const intro = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[4],
  paddingInlineStart: space[4],
});

export const title = style({ ...textStyle('small'), marginBlockEnd: space[2], color: color.text.secondary });

/** Three in a row; long names and large text take more room. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(88px, calc(${font.body.size} * 5)), 1fr))`,
  gap: space[2],
  selectors: {
    // “Suvarnabhumi” in one piece.
    ':lang(en) &, :lang(ru) &': {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(88px, calc(${font.body.size} * 8.5)), 1fr))`,
    },
  },
});

export const choice = style({
  ...textStyle('body'),
  minBlockSize: size.touch,
  paddingInline: space[1],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.text.primary,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&:active': { background: color.background.sunken },
    '&[aria-pressed="true"]': {
      color: color.action.text,
      fontWeight: font.weight.semibold,
      background: color.action.surface,
      borderColor: color.action.text,
      boxShadow: `inset 0 0 0 ${border.hairline} ${color.action.text}`,
    },
  },
});
