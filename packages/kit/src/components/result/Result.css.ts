import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../primitives/page-top.css.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, radius, size, space } = vars;

/** Height of the slip that still lies on the head's surface. */
const onHead = 120;

const gutter = (side: 'left' | 'right') =>
  `max(${space[4]}, env(safe-area-inset-${side}), (100% - ${size.content}) / 2 + ${space[4]})`;
const inColumn = { paddingInlineStart: gutter('left'), paddingInlineEnd: gutter('right') };

/** Place of the head in a wide window. */
export const place = { plain: style({}), navy: style({}) };

const headBase = style({
  ...inColumn,
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});
export const head = styleVariants({
  plain: [headBase, rule({ background: color.background.surface })],
  navy: [headBase, rule({ background: color.background.bar, color: color.text.onBar })],
});
/** With a slip that still lies on it. */
export const withSlip = style({ paddingBlockEnd: onHead });

export const headInner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[6],
  textAlign: 'center',
});

export const words = style({ display: 'grid', gap: space[1], inlineSize: '100%' });

export const title = style({
  ...textStyle('figure24'),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const textBase = style({ ...textStyle('body'), textWrap: 'balance' });
export const text = styleVariants({
  plain: [textBase, rule({ color: color.text.secondary })],
  navy: [textBase, rule({ color: color.text.onBarSecondary })],
});

/** Behind the head, wider than a phone. */
export const print = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: 520,
  blockSize: 520,
  translate: '-50% -50%',
  // As thin as the lines of the seal.
  strokeWidth: '0.18px',
  opacity: 0.3,
});

export const column = style(inColumn);

export const slip = style({ position: 'relative', marginBlockStart: -onHead });

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  paddingBlockStart: space[4],
});

/** In a wide window what was got is beside what comes next. */
const beside = `&:has(> .${rest})`;
export const result = style({
  paddingBlockEnd: space[8],
  '@media': {
    [wide]: {
      selectors: {
        [beside]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: space[6],
          maxInlineSize: wrap,
          marginInline: 'auto',
          paddingInlineStart: `max(${space[6]}, env(safe-area-inset-left))`,
          paddingInlineEnd: `max(${space[6]}, env(safe-area-inset-right))`,
          paddingBlockStart: space[6],
        },
      },
    },
  },
});
const inside = (part: string) => `.${result}:has(> .${rest}) > .${part}`;
globalStyle(inside(rest), rule({ '@media': { [wide]: { gridColumn: 2, gridRow: '1 / 3', padding: 0 } } }));
globalStyle(inside(place.navy), rule({ '@media': { [wide]: { gridColumn: 1, borderRadius: radius.card } } }));
// On the page itself: a card would end behind the slip.
globalStyle(
  inside(place.plain),
  rule({ '@media': { [wide]: { gridColumn: 1, paddingBlockEnd: 0, border: 'none', background: 'none' } } }),
);
globalStyle(inside(slip), rule({ '@media': { [wide]: { gridColumn: 1, marginBlockStart: 0 } } }));
