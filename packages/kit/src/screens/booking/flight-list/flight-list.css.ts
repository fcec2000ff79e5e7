import { globalStyle } from '@vanilla-extract/css';
import * as bar from '../../../primitives/app-bar/AppBar.css.ts';
import { stack } from '../../../primitives/stack.ts';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, size, space } = vars;

/** The bar is one with the strip below it, also in a wide window. */
export const tone = style({
  vars: {
    [bar.edge]: 'transparent',
    [bar.wideGround]: color.background.bar,
    [bar.wideInk]: color.text.onBar,
  },
});

const gutter = {
  paddingInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space[4]}, env(safe-area-inset-right))`,
} as const;
const column = {
  ...gutter,
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  '@media': {
    [wide]: { paddingInline: space[6], maxInlineSize: `calc(${size.wrap} + 2 * ${space[6]})` },
  },
} as const;

export const head = style({ background: color.background.bar, color: color.text.onBar });
export const headInner = style({
  ...column,
  paddingBlock: `${space[1]} ${space[3]}`,
  '@media': {
    [wide]: { ...column['@media'][wide], paddingBlock: `${space[2]} 0` },
  },
});
export const chosenWaiting = style({ minBlockSize: size.touch });
export const lost = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: size.touch,
});
globalStyle(`.${lost} a`, ruleIn('screens')({ color: color.text.onBar, fontWeight: font.weight.semibold }));

/** Order and filter stay in sight under the bar. */
export const tools = style({
  position: 'sticky',
  zIndex: stack.bar,
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  ...gutter,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
});
globalStyle(`.${tools} > :first-child`, ruleIn('screens')({ flex: 1 }));
/** Its word, not its target, ends on the edge. */
export const filter = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  color: color.text.primary,
  fontWeight: font.weight.regular,
});

export const page = style({ ...column, paddingBlock: `${space[3]} ${space[8]}` });

export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '216px minmax(0, 1fr)',
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});
/** Beside a long list it stays in sight, and scrolls by itself where it is higher than the window. */
export const aside = style({
  position: 'sticky',
  insetBlockStart: bar.barSize,
  maxBlockSize: `calc(100dvh - ${bar.barSize})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInline: -4,
  paddingInline: 4,
  paddingBlockEnd: space[6],
});
export const asideHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
});
export const asideTitle = style(textStyle('strong'));
globalStyle(`.${asideHead} > :last-child`, ruleIn('screens')({ marginInlineEnd: `calc(-1 * ${space[4]})` }));

export const list = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minInlineSize: 0,
});
export const found = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
  color: color.text.secondary,
  '@media': { [wide]: { justifyContent: 'flex-end' } },
});
