import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

const { color, motion, space } = vars;

export const card = style({
  border: `${vars.border.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.background.surface,
});

export const padded = style({ padding: vars.space[4] });

export const pressable = style({
  display: 'block',
  color: color.text.primary,
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: { '&:active': { background: color.background.sunken } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
