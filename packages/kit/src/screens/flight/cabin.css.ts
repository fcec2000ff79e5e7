import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, size, space } = vars;

const gutter = `max(${space[4]}, env(safe-area-inset-left), (100% - ${size.content}) / 2 + ${space[4]})`;

export const form = style({
  paddingInline: gutter,
  paddingBlock: `${space[4]} ${space[5]}`,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});

/** Number and day side by side where they fit. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(152px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

export const submit = style({ gridColumn: '1 / -1' });

export const column = style({ paddingInline: gutter, paddingBlock: space[4] });

export const head = style({
  display: 'grid',
  gap: space[1],
  paddingInline: gutter,
  paddingBlock: `${space[4]} ${space[1]}`,
  background: color.background.surface,
});

export const flight = style(textStyle('strong'));
export const when = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
