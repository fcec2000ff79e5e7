import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, space } = vars;

export const legend = style({
  ...textStyle('small'),
  padding: 0,
  marginBlockEnd: space[1],
  color: color.text.primary,
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const row = style({ minBlockSize: 52, paddingBlock: 14 });

export const label = style({ selectors: { ':has(:checked) > * > &': { fontWeight: font.weight.semibold } } });

export const aside = style({ color: color.text.secondary });
