import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const total = style({
  ...textStyle('figure40'),
  ...tabular,
  // Whole on one line, also where the reader's text is twice as large.
  fontSize: `min(${font.figure40.size}, 13vw)`,
  color: color.done.text,
  whiteSpace: 'nowrap',
});

export const bar = style({ display: 'flex', gap: 2, blockSize: 12, marginBlock: space[3] });

const partRule = (background: string, system: string) =>
  rule({
    background,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: system } },
  });

/** A part is known by its place in the bar and by its colour; the keys of the rows follow the same order. */
const partBase = style({ borderRadius: 2, minInlineSize: 2 });
export const part = styleVariants({
  first: [partBase, partRule(color.text.primary, 'CanvasText')],
  second: [partBase, partRule(color.action.fill, 'Highlight')],
  third: [partBase, partRule(color.border.control, 'GrayText')],
});

export const rows = style({});
export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const name = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  alignItems: 'baseline',
  minInlineSize: 0,
});
export const key = style({ flexShrink: 0, inlineSize: 12, blockSize: 12 });
export const detail = style({ ...textStyle('small'), color: color.text.secondary });
export const amount = style({
  ...textStyle('strong'),
  ...tabular,
  flexShrink: 0,
  whiteSpace: 'nowrap',
});
export const others = style({
  background: color.background.surface,
  border: hairline,
  borderRadius: vars.radius.card,
});
export const other = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const words = style({ flex: '1 1 0', minInlineSize: 0 });

globalStyle(`.${words} > *`, rule({ display: 'block' }));
globalStyle(`.${detail} strong`, rule({ fontWeight: font.weight.semibold, color: color.text.primary }));
