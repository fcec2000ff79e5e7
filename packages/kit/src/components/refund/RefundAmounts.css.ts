import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, size, space } = vars;

export const rows = style(textStyle('body'));

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: size.touch,
  paddingBlock: space[2],
} as const;

const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const row = style({ ...line, selectors: { '& + &': { borderBlockStart: hairline } } });
export const figure = style({ ...tabular, marginInlineStart: 'auto', textAlign: 'end' });
export const total = style({
  ...line,
  paddingBlock: space[3],
  borderBlockStart: hairline,
  fontWeight: font.weight.semibold,
});
export const totalName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const totalFigure = style({ ...textStyle('title'), ...tabular, marginInlineStart: 'auto' });
export const note = style({ ...textStyle('small'), color: color.text.secondary, paddingBlock: space[1] });
