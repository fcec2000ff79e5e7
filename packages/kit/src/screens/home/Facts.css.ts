import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const facts = style({
  background: color.background.surface,
  border: hairline,
  borderRadius: radius.card,
});

/** Long values take the row under their name. */
export const fact = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const name = style({ color: color.text.secondary });
export const value = style({
  ...tabular,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
