import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, motion, radius, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

/** Four columns; fewer where the reader's own text size needs the room. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(25%, 4.25rem), 1fr))',
  overflow: 'clip',
  border: line,
  borderRadius: radius.card,
  background: color.background.surface,
  selectors: {
    '[data-text-size="elder"] &': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(33.3%, 5.5rem), 1fr))',
    },
  },
  // English and Russian words are longer than a quarter of the smallest phone, Russian ones than that of any.
  '@media': {
    '(max-width: 479px)': {
      // Four stay in one row: a fourth alone in the next would be an orphan.
      selectors: { '&[data-many]:lang(ru)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    '(max-width: 389px)': {
      selectors: { '&[data-short]:lang(en), &[data-short]:lang(ru)': { gridTemplateColumns: '1fr 1fr' } },
    },
    '(max-width: 359px)': {
      selectors: { ':lang(en) &, :lang(ru) &, &[data-many]:lang(ru)': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

/** Three columns, for few entries and for longer words. */
export const three = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(33.3%, 5.5rem), 1fr))',
  '@media': {
    '(max-width: 359px)': {
      // A third alone in the next row would leave its half empty.
      selectors: {
        '&:not([data-many]):lang(en), &:not([data-many]):lang(ru)': {
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(33.3%, 5.5rem), 1fr))',
        },
      },
    },
  },
});

/** On the page itself; few are in one row of a wide window. */
export const open = style({
  border: 0,
  borderBlock: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: 0,
  background: 'none',
  '@media': {
    'screen and (min-width: 1120px)': {
      selectors: { [`${three}&`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))' } },
    },
  },
});

/** Each cell draws its end and bottom line; those at the edge lie under the card's own and are cut off. */
export const slot = style({
  display: 'grid',
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  borderInlineEnd: line,
  borderBlockEnd: line,
});

// The row under the cells.
globalStyle(`.${grid} > li:not(.${slot})`, ruleIn('primitives')({ gridColumn: '1 / -1' }));

export const cell = style({
  ...textStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'center',
  // Icons are in one line, however many lines their words take.
  minBlockSize: 88,
  paddingInline: space[1],
  paddingBlock: `${space[5]} ${space[3]}`,
  color: color.text.primary,
  textAlign: 'center',
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:active': { background: color.background.sunken },
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  },
});

export const icon = style({ position: 'relative' });

export const count = style({
  position: 'absolute',
  insetBlockEnd: 'calc(50% + 2px)',
  insetInlineStart: 'calc(50% + 5px)',
  display: 'flex',
});
