import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

/** As high as the window, so that the page inside scrolls and this one does not. */
export const whole = style({ display: 'flex', flexDirection: 'column', minBlockSize: '20rem' });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});

export const site = style({
  display: 'flex',
  flex: 1,
  gap: space[2],
  alignItems: 'center',
  minInlineSize: 0,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const kind = style({ ...textStyle('caption'), color: color.text.secondary });
export const host = style({
  ...textStyle('small'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const place = style({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0 });

/** Light behind every page, as a browser has it: most pages count on it. */
export const frame = style({ flex: 1, inlineSize: '100%', border: 0, colorScheme: 'light' });

export const loading = style({
  ...textStyle('body'),
  position: 'absolute',
  inset: 0,
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[4],
  background: color.background.page,
  color: color.text.secondary,
});
