import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const route = style({ ...textStyle('strong'), marginBlockStart: space[2], textWrap: 'pretty' });

/** Class, seat and name in a line, parted by dots. */
export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  color: color.text.secondary,
});
export const fact = style({
  selectors: {
    '&:not(:last-child)::after': { content: '"·" / ""', marginInline: space[2] },
  },
});

export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginBlockStart: space[3],
});
export const ruled = style({ paddingBlockStart: space[3], borderBlockStart: hairline });
export const sentence = style({ textWrap: 'pretty' });
export const note = style({ ...textStyle('small'), color: color.text.secondary });

/** The code in small print, the way out at the end; below it where both do not fit. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const code = style({ ...textStyle('small'), color: color.text.tertiary });
export const way = style({ marginInlineStart: 'auto' });
