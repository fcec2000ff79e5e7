import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const heading = style({ ...textStyle('strong'), marginBlock: `${space[4]} ${space[2]}` });

export const never = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
  columnGap: space[4],
  paddingBlockEnd: space[4],
  borderBlockEnd: hairline,
});

export const point = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[1],
});

const sign = { alignSelf: 'center' } as const;
export const yes = style({ ...sign, color: color.done.text });
export const ask = style({ ...sign, color: color.attention.text });
export const no = style({ ...sign, color: color.error.text });

export const hand = style({ ...textStyle('body'), color: color.text.secondary });

export const sizes = style({ marginBlock: space[2] });

/** The rule goes below its size where both find no room on one line. */
export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  borderBlockEnd: hairline,
});

export const watt = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  fontWeight: font.weight.semibold,
});

export const rule = style({
  ...textStyle('small'),
  marginInlineStart: `calc(20px + ${space[3]})`,
  color: color.text.secondary,
});

export const count = style({ ...textStyle('small'), color: color.text.secondary });

export const agree = style({ marginBlockStart: space[4] });
