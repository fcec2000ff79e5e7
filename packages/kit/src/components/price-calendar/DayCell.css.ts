import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius, space } = vars;

/** Of a word above the number; a price below it adds its own line. */
const height = '3.25rem';

/** Between both ends a band runs behind the days, one for each week. */
const cellBase = style({
  minInlineSize: 0,
  minBlockSize: height,
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.seat, borderEndStartRadius: radius.seat },
    '&:last-child': { borderStartEndRadius: radius.seat, borderEndEndRadius: radius.seat },
  },
});
export const cell = styleVariants({
  range: [
    cellBase,
    rule({
      background: color.action.surface,
      '@media': { '(forced-colors: active)': { borderBlock: `${border.hairline} solid Highlight` } },
    }),
  ],
  none: [cellBase],
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  inlineSize: '100%',
  minBlockSize: height,
  paddingBlock: space[1],
} as const;

const dayBase = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  padding: 0,
  borderRadius: radius.seat,
  background: 'none',
  color: color.text.primary,
});
export const day = styleVariants({
  plain: [dayBase, rule({ selectors: { '&:hover': { background: color.action.surface } } })],
  end: [
    dayBase,
    rule({
      background: color.action.fill,
      color: color.action.onFill,
      '@media': {
        '(forced-colors: active)': { boxSizing: 'border-box', border: `${border.error} solid Highlight` },
      },
    }),
  ],
  closed: [
    dayBase,
    rule({
      color: color.text.tertiary,
      cursor: 'default',
      '@media': { '(forced-colors: active)': { color: 'GrayText' } },
    }),
  ],
});

export const drawn = style(column);

/** As high as its week, so that all of its numbers are on one line. */
const outsideBase = style({
  ...column,
  blockSize: '100%',
  ...textStyle('strong'),
  ...tabular,
  fontWeight: font.weight.regular,
  color: color.text.tertiary,
});
export const outside = styleVariants({
  priced: [
    outsideBase,
    rule({ paddingBlockEnd: `calc(${space[1]} + ${font.caption.size} * ${font.caption.line})` }),
  ],
  plain: [outsideBase],
});

const wordBase = style({ ...textStyle('caption'), minBlockSize: '1lh', whiteSpace: 'nowrap' });
export const word = styleVariants({
  plain: [wordBase],
  rest: [wordBase, rule({ fontWeight: font.weight.semibold, color: color.done.text })],
  work: [wordBase, rule({ fontWeight: font.weight.semibold, color: color.attention.text })],
});
export const number = style({
  ...textStyle('strong'),
  ...tabular,
  fontWeight: font.weight.semibold,
});

const priceBase = style({ ...textStyle('caption'), ...tabular, minBlockSize: '1lh', whiteSpace: 'nowrap' });
export const price = styleVariants({
  plain: [priceBase, rule({ color: color.text.tertiary })],
  low: [priceBase, rule({ fontWeight: font.weight.semibold, color: color.done.text })],
  end: [priceBase, rule({ color: 'inherit' })],
});
