import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, size, space } = vars;
const line = `${border.hairline} solid ${color.border.strong}`;

/** Text, and what is beside it: below it on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[12], alignItems: 'start' },
  },
});
export const main = style({ minInlineSize: 0 });
export const side = style({ minInlineSize: 0 });

export const mark = style({ ...textStyle('small'), marginBlockStart: space[2], color: color.text.secondary });
export const hash = style({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });
/** Its words, not its target, are on the edge. */
export const call = style({ marginInlineStart: `calc(-1 * ${space[4]})` });

/** Rows on the page between hairlines. */
export const others = style({ borderBlockStart: line });
export const other = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  paddingBlock: space[2],
  borderBlockEnd: line,
  color: color.text.primary,
});
export const chevron = style({ flex: 'none', color: color.text.tertiary });
