import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { wideGutter } from '../gutter.ts';
import { chipSize } from './WideSeats.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Groups side by side, as many as have room. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: space[6],
  paddingBlock: space[5],
  paddingInline: wideGutter,
});

export const group = style({ minInlineSize: 0 });

export const title = style({
  ...textStyle('strong'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
});

export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  color: color.text.secondary,
});

export const price = style({ ...textStyle('title'), ...tabular, color: color.text.primary });

export const seats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
});

const chip = {
  ...textStyle('small'),
  ...tabular,
  ...chipSize,
  paddingInline: space[2],
  textAlign: 'center',
} as const;

export const seat = style({
  ...chip,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
  selectors: {
    '&:hover': { borderColor: color.action.text },
    '&[aria-pressed="true"]': {
      borderColor: color.action.fill,
      background: color.action.fill,
      color: color.action.onFill,
      fontWeight: font.weight.semibold,
    },
  },
});

export const more = style({ ...chip, color: color.action.text });
