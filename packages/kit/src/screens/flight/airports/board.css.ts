import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, size, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

/** Down to the foot of the page; in a wide window a panel in its wrap. */
export const ground = style({
  minBlockSize: `calc(100dvh - ${size.appBar})`,
  '@media': {
    [wide]: {
      maxInlineSize: size.wrap,
      minBlockSize: 0,
      marginInline: `max(${space[6]}, (100vw - ${size.wrap}) / 2)`,
      marginBlock: `${space[4]} ${space[8]}`,
      borderRadius: radius.card,
      overflow: 'clip',
    },
    print: { minBlockSize: 0 },
  },
});

const narrow = {
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  '@media': { [wide]: { maxInlineSize: 'none' } },
} as const;

export const head = style({ ...narrow, paddingInline: space[4], paddingBlockEnd: space[4] });

/** The chosen part is white, as the day of a strip is. */
export const choice = style({
  vars: {
    [color.background.surface]: 'transparent',
    [color.action.text]: color.background.bar,
    [color.action.surface]: color.text.onBar,
  },
});

export const boards = style({
  ...narrow,
  '@media': {
    [wide]: {
      maxInlineSize: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBlockStart: line,
    },
  },
});

export const side = style({
  minInlineSize: 0,
  '@media': { [wide]: { selectors: { '& + &': { borderInlineStart: line } } } },
});
export const sideTitle = style({ ...textStyle('title'), padding: `${space[4]} ${space[4]} ${space[2]}` });

export const gutter = style({ paddingInline: space[4] });

export const foot = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingInline: space[4],
  paddingBlock: `${space[2]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  borderBlockStart: line,
});
export const note = style({ ...tabular, color: color.text.secondary });
export const ways = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: size.touch,
});
