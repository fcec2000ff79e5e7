import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, size, space } = vars;

export const title = style({ ...textStyle('strong'), marginBlock: `${space[2]} ${space[3]}` });

export const list = style({ borderBlockStart: `${border.hairline} solid ${color.border.strong}` });

export const item = style({ borderBlockEnd: `${border.hairline} solid ${color.border.hairline}` });

export const row = style({
  display: 'flex',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[3],
});

/** On the middle of the first line. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${font.body.size} * ${font.body.line})`,
});

/** A day that finds no room beside the name goes below it. */
export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minInlineSize: 0,
});

export const name = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const when = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const text = style({
  ...textStyle('small'),
  flex: '1 0 100%',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const arrow = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${font.body.size} * ${font.body.line})`,
  color: color.text.secondary,
});
