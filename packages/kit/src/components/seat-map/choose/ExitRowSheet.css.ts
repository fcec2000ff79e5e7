import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { toStart } from '../seat/seat.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

export const actions = style({ display: 'grid', gap: space[1] });

/** Door, arrow and seat before any words. */
export const picture = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  marginBlockEnd: space[4],
  paddingBlock: space[4],
  paddingInlineEnd: space[3],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});

export const wall = style({
  ...textStyle('small'),
  position: 'relative',
  alignSelf: 'stretch',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  marginBlock: `calc(-1 * ${space[4]})`,
  paddingInline: space[3],
  borderInlineEnd: `2px solid ${color.border.strong}`,
  background: color.background.sunken,
  color: color.done.text,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: -4,
      insetBlock: '25%',
      inlineSize: 6,
      borderRadius: 2,
      background: color.done.text,
    },
  },
});

export const arrow = style({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  background: color.done.text,
  clipPath: toStart,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const designator = style({ ...textStyle('strong'), ...tabular });
export const who = style({ ...textStyle('small'), color: color.text.secondary });
export const price = style({ ...tabular, color: color.text.primary, fontWeight: font.weight.semibold });

export const heading = style({ ...textStyle('strong'), marginBlock: `${space[4]} ${space[2]}` });

export const able = style({
  paddingBlockEnd: space[4],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});

export const not = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  columnGap: space[4],
  marginBlockEnd: space[4],
});

export const point = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[1],
});

export const yes = style({ alignSelf: 'center', color: color.done.text });
export const no = style({ alignSelf: 'center', color: color.error.text });
