import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, motion, radius, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 5fr) minmax(8rem, 3fr) minmax(8rem, auto)',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: 96,
});

export const cabins = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'flex-end' });

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: '8rem',
  minBlockSize: size.touch,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
} as const;

export const cabin = style({
  ...box,
  border: `${border.hairline} solid ${color.border.strong}`,
  color: color.text.primary,
  transition: `border-color ${motion.duration.state} ${motion.easing.out}, background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:hover': { borderColor: color.border.control },
    '&:active': { background: color.background.sunken },
  },
});
export const gone = style({
  ...box,
  ...textStyle('small'),
  alignItems: 'center',
  justifyContent: 'center',
  border: `${border.hairline} dashed ${color.border.strong}`,
  color: color.text.secondary,
  textAlign: 'center',
});
export const price = style({ ...textStyle('title'), color: color.price.text });
