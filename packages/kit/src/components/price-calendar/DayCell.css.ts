import { recipe } from '@vanilla-extract/recipes';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { color, font, radius, space } = vars;

/** Of a word above the number; a price below it adds its own line. */
const height = '3.25rem';

/** Between both ends a band runs behind the days, one for each week. */
export const cell = recipe({
  base: rule({
    minInlineSize: 0,
    minBlockSize: height,
    selectors: {
      '&:first-child': { borderStartStartRadius: radius.seat, borderEndStartRadius: radius.seat },
      '&:last-child': { borderStartEndRadius: radius.seat, borderEndEndRadius: radius.seat },
    },
  }),
  variants: { band: { range: rule({ background: color.action.surface }), none: rule({}) } },
  defaultVariants: { band: 'none' },
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

export const day = recipe({
  base: rule({
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    padding: 0,
    borderRadius: radius.seat,
    background: 'none',
    color: color.text.primary,
  }),
  variants: {
    look: {
      plain: rule({ selectors: { '&:hover': { background: color.action.surface } } }),
      end: rule({ background: color.action.fill, color: color.action.onFill }),
      closed: rule({ color: color.text.tertiary, cursor: 'default' }),
    },
  },
});

export const drawn = style(column);

export const outside = recipe({
  base: rule({
    ...column,
    ...textStyle('strong'),
    ...tabular,
    fontWeight: font.weight.regular,
    color: color.text.tertiary,
  }),
  variants: {
    priced: {
      true: rule({ paddingBlockEnd: `calc(${space[1]} + ${font.caption.size} * ${font.caption.line})` }),
      false: rule({}),
    },
  },
});

export const word = recipe({
  base: rule({ ...textStyle('caption'), minBlockSize: '1lh', whiteSpace: 'nowrap' }),
  variants: {
    tone: {
      plain: rule({}),
      rest: rule({ fontWeight: font.weight.semibold, color: color.done.text }),
      work: rule({ fontWeight: font.weight.semibold, color: color.attention.text }),
    },
  },
});
export const number = style({
  ...textStyle('strong'),
  ...tabular,
  fontWeight: font.weight.semibold,
});

export const price = recipe({
  base: rule({ ...textStyle('caption'), ...tabular, minBlockSize: '1lh', whiteSpace: 'nowrap' }),
  variants: {
    tone: {
      plain: rule({ color: color.text.tertiary }),
      low: rule({ fontWeight: font.weight.semibold, color: color.done.text }),
      end: rule({ color: 'inherit' }),
    },
  },
});
