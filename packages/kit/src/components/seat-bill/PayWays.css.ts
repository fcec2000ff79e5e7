import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

/** Its corners clip the tint of the chosen row. */
export const card = style({ overflow: 'clip' });

export const way = style({ fontSize: font.strong.size, lineHeight: font.strong.line });

export const amount = style({
  ...tabular,
  display: 'block',
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
  color: color.text.primary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { 'label:has(:checked) &': { fontWeight: font.weight.semibold } },
});

export const unit = style({ ...textStyle('small'), textDecoration: 'none' });

/** Words about the way above it. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

export const meter = style({ display: 'flex', gap: 2, blockSize: 12 });

export const have = style({
  minInlineSize: 2,
  borderRadius: 2,
  background: color.chart.in,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const missing = style({
  minInlineSize: 4,
  border: `${border.hairline} solid ${color.error.text}`,
  borderRadius: 2,
  backgroundImage: `repeating-linear-gradient(-45deg, ${color.error.text} 0 1px, transparent 1px 5px)`,
  forcedColorAdjust: 'none',
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      backgroundImage: 'repeating-linear-gradient(-45deg, CanvasText 0 1px, transparent 1px 5px)',
    },
  },
});

export const ends = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  color: color.text.secondary,
});

export const gap = style({ fontWeight: font.weight.semibold, color: color.error.text });

export const buy = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  marginBlock: `calc(-1 * ${space[2]})`,
  borderRadius: radius.control,
  color: color.action.text,
});

export const how = style({ ...textStyle('small'), color: color.text.secondary });
