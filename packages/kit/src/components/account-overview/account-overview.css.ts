import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

/** Kind and tag, number and validity under each other. */
export const kind = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  fontWeight: font.strong.weight,
});
export const number = style({
  ...textStyle('field'),
  ...tabular,
  display: 'block',
  fontSize: font.strong.size,
  color: color.text.primary,
});
export const validity = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const lock = style({ color: color.text.tertiary });

/** Label and account, the way to change it at the end; its warning below the whole row. */
export const contact = style({ padding: space[4] });
/** Where the account needs the whole line, the way to change it goes below. */
export const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], alignItems: 'center' });
export const words = style({ flex: '1 1 0' });
export const label = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const account = style({
  ...textStyle('field'),
  ...tabular,
  display: 'block',
  fontSize: font.strong.size,
  overflowWrap: 'anywhere',
});
export const none = style({ color: color.text.tertiary });
export const act = style({
  flex: 'none',
  minBlockSize: size.touch,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  // It reaches the card's edge, which clips.
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});
export const warning = style({ marginBlockStart: space[3] });
