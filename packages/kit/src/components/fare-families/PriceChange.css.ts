import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const change = style({ display: 'grid', gap: space[5] });

export const head = style({ display: 'grid', gap: space[3] });

const cheaper = '[data-state="cheaper"] &';
/** Amber where it costs more, jade where it costs less; the words say it too. */
const inTone = {
  color: color.attention.text,
  selectors: { [cheaper]: { color: color.done.text } },
} as const;

export const title = style({
  ...textStyle('title'),
  ...inTone,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});
/** All on one base line. */
export const sums = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'flex-end',
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
/** The arrow stays beside the amount that it leads on from. */
export const was = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  ...textStyle('figure24'),
  fontWeight: font.weight.regular,
  color: color.text.tertiary,
});
export const arrow = style({
  flex: 'none',
  marginInlineStart: space[2],
  color: color.text.tertiary,
});
export const is = style({ ...textStyle('figure40'), color: color.text.primary });
export const difference = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const by = style({ ...textStyle('title'), ...inTone });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const heading = style({ ...textStyle('strong'), marginBlockEnd: space[1] });

export const facts = style({
  borderBlockEnd: `${border.hairline} solid ${color.border.strong}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const fact = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
});
