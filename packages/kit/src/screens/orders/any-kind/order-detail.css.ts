import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
/** Lies on the page, between two lines. */
export const service = style({ borderBlock: `${border.hairline} solid ${color.border.strong}` });
export const serviceFact = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const label = style({ color: color.text.secondary });
export const rule = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const ruleTitle = style({ display: 'block', color: color.text.primary });
export const facts = style({ marginBlockStart: space[6] });

/** Both halves lie on the card itself; the line between them runs from its edge to the perforation. */
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlock: `calc(-1 * ${space[4]}) calc(-1 * ${space[3]})`,
});
export const half = style({
  paddingBlock: `${space[4]} ${space[3]}`,
  paddingInlineEnd: space[4],
  selectors: {
    '& + &': {
      paddingInline: `${space[4]} 0`,
      borderInlineStart: `${border.hairline} solid ${color.border.hairline}`,
    },
  },
});
export const halfLabel = style({ ...textStyle('small'), color: color.text.secondary });
export const halfNow = style({ color: color.action.text, fontWeight: font.weight.semibold });
export const time = style({ ...textStyle('figure32'), ...tabular });
export const arrives = style({ ...textStyle('figure24'), ...tabular, marginBlockStart: space[3] });
/** After the times, whose weight it takes the place of. */
export const was = style({ fontWeight: font.weight.regular, color: color.text.tertiary });
export const place = style({ ...textStyle('small'), color: color.text.secondary, overflowWrap: 'anywhere' });
export const other = style({ color: color.attention.text, fontWeight: font.weight.semibold });
export const head = style({ paddingBlock: space[4] });
export const headTitle = style({
  ...textStyle('figure24'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  marginBlockEnd: space[2],
  color: color.attention.text,
});
export const headText = style({
  ...textStyle('body'),
  ...tabular,
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const kept = style({ paddingBlock: 0 });
export const note = style({ marginBlockStart: space[3] });
