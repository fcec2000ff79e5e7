import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;
const shape = {
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
} as const;

export const stack = style({ display: 'grid', gap: space[3] });

const appear = keyframes({ from: { opacity: 0 } });

export const cardShape = style({
  ...shape,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: 216,
  padding: space[4],
});
const line = {
  background: color.border.hairline,
  borderRadius: radius.tag,
  animation: `${appear} 1ms ${vars.motion.duration.skeletonDelay} backwards`,
} as const;
export const nameShape = style({ ...line, inlineSize: '40%', blockSize: 28 });
export const figureShape = style({ ...line, inlineSize: '60%', blockSize: 40 });
export const measuresShape = style({ ...shape, blockSize: 74, marginBlockStart: space[3] });

export const pending = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
export const pendingName = style({ ...textStyle('small'), color: color.text.secondary });
export const due = style({
  ...textStyle('strong'),
  ...tabular,
  color: color.text.primary,
  whiteSpace: 'nowrap',
});

export const signOut = style({ marginBlockStart: space[6] });

export const choices = style({ ...shape, paddingInline: space[4] });
export const group = style({ display: 'grid', gap: space[3] });
export const preview = style({ ...shape, padding: space[4] });
export const previewLabel = style({ ...textStyle('caption'), color: color.text.tertiary });
export const previewText = style({ ...textStyle('body') });
export const note = style({ ...textStyle('small'), marginBlockStart: space[3], color: color.text.secondary });
export const version = style({
  ...textStyle('caption'),
  marginBlockStart: space[6],
  textAlign: 'center',
  color: color.text.tertiary,
});
