import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Fields that belong together, and what is said of them. */
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const hint = style({ ...textStyle('small'), color: color.text.tertiary, textWrap: 'pretty' });
export const title = style({ ...textStyle('small'), fontWeight: font.weight.medium });

export const documents = style({
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});

export const document = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space[4],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
