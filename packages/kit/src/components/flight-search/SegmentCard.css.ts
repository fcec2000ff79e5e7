import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const card = style({
  paddingInline: space[4],
  paddingBlockEnd: space[1],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});
export const wrong = style({
  borderColor: color.error.text,
  boxShadow: `inset 0 0 0 calc(${border.error} - ${border.hairline}) ${color.error.text}`,
  paddingBlockEnd: space[3],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
});
export const title = style({ ...textStyle('small'), fontWeight: font.weight.semibold });
export const remove = style({
  ...textStyle('small'),
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  color: color.text.secondary,
  borderRadius: radius.control,
  selectors: { '&:active': { background: color.background.sunken } },
});
export const gap = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'start',
  paddingBlock: `${space[2]} ${space[3]}`,
  color: color.attention.text,
});

export const days = style({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` });
