import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

export const corners = style({
  position: 'absolute',
  // Beside the nose also where the page is much broader.
  insetInline: `max(${space[3]}, 50% - 280px)`,
  zIndex: 0,
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[3],
  pointerEvents: 'none',
});

export const round = style({
  pointerEvents: 'auto',
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.background.surface,
  color: color.text.primary,
  selectors: { '&[aria-disabled]': { color: color.text.disabled, cursor: 'default' } },
});
