import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Two short fields side by side, one above the other where they do not fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: `${space[5]} ${space[3]}`,
});

/** A date needs more room than a name. */
export const born = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5em), 1fr))',
  gap: `${space[5]} ${space[3]}`,
});

/** A further document, parted from what stands above it. */
export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  paddingBlockStart: space[4],
});

export const moreTitle = style({
  ...textStyle('strong'),
  float: 'inline-start',
  inlineSize: '100%',
  fontWeight: font.weight.semibold,
});
