import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, radius, space } = vars;

/** Where a hand on the table turns the pages, nothing of the next card is cut off at the column's edge. */
const broad = '(min-width: 600px)';

/** Cards side by side, each stopping at the gutter. */
export const strip = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  overflowX: 'auto',
  paddingInline: space[4],
  scrollPaddingInline: space[4],
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': { outline: `${border.focus} solid ${color.text.onBar}`, outlineOffset: -2 },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [broad]: { gap: space[4] },
    print: { display: 'block', overflow: 'visible' },
  },
});

/** 36 px of the next card show. */
export const place = style({
  flex: `0 0 calc(100% - 36px - ${space[3]} + ${space[4]})`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // One pass a page.
  '@media': { [broad]: { flexBasis: '100%' }, print: { breakAfter: 'page' } },
  selectors: { '&:last-child': { '@media': { print: { breakAfter: 'auto' } } } },
});

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

const dotBase = style({ inlineSize: 8, blockSize: 8, borderRadius: radius.full });
export const dot = styleVariants({
  front: [dotBase, rule({ inlineSize: 24, background: color.text.onBar })],
  behind: [dotBase, rule({ background: color.text.onBarSecondary })],
});

/** More names than fit are reached by scrolling. */
export const people = style({ overflowX: 'auto', scrollbarWidth: 'none' });
