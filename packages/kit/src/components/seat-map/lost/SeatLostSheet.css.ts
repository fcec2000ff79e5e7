import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const text = style({ ...textStyle('body'), marginBlockEnd: space[3], color: color.text.secondary });

/** From edge to edge of the sheet. */
export const fragment = style({
  marginInline: `calc(-1 * ${space[4]})`,
  borderBlock: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.page,
  pointerEvents: 'none',
});

export const kept = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});

export const yes = style({ flex: 'none', color: color.done.text });
export const who = style({ flex: 1, minInlineSize: 0 });

/** From edge to edge, as the fragment above. */
export const ways = style({
  marginInline: `calc(-1 * ${space[4]})`,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});
export const head = style({
  ...textStyle('body'),
  display: 'block',
  paddingInline: space[4],
  paddingBlock: `${space[4]} ${space[1]}`,
  fontWeight: font.weight.semibold,
});

export const seats = style({ ...textStyle('strong'), ...tabular });
