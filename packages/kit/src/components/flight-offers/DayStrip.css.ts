import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  color: color.text.onBar,
});

/** Below the days, on a line of its own. */
export const shown = style({
  ...textStyle('caption'),
  flexBasis: '100%',
  paddingBlock: space[1],
  color: color.text.onBarSecondary,
});

export const days = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

export const item = style({ display: 'flex', flex: '1 0 auto', minInlineSize: size.touch });

/** Above the price a weekday and its number, on one line where there is room. */
export const day = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  minBlockSize: size.touch,
  padding: space[2],
  borderRadius: radius.control,
  color: color.text.onBarSecondary,
  selectors: {
    // Lighter than a dark bar, too.
    '&[aria-current]': { background: color.background.raised, color: color.text.primary },
    '&:focus-visible': { outlineColor: color.text.onBar, outlineOffset: -2 },
    '&[aria-current]:focus-visible': { outlineColor: color.action.focus, outlineOffset: -4 },
  },
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gridTemplateRows: 'auto 40px',
      gap: `${space[2]} ${space[3]}`,
      alignItems: 'end',
      paddingBlock: `${space[3]} 0`,
      paddingInline: space[3],
      selectors: {
        '&[aria-current]': {
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
          background: color.background.page,
          // The dark page is as dark as the bar.
          boxShadow: ['0 1px', '1px 0', '-1px 0']
            .map((side) => `inset ${side} ${color.border.strong}`)
            .join(),
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: `${border.selected} solid` } } },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '@media': { [wide]: { flexDirection: 'row', gap: space[1], alignItems: 'baseline' } },
});
export const weekday = style({ ...textStyle('caption'), whiteSpace: 'nowrap' });
export const number = style({
  ...textStyle('strong'),
  ...tabular,
  color: color.text.onBar,
  selectors: { '[aria-current] &': { color: color.text.primary } },
});

export const price = style({
  ...textStyle('caption'),
  ...tabular,
  display: 'flex',
  gap: space[1],
  minBlockSize: `calc(${font.caption.size} * ${font.caption.line})`,
  whiteSpace: 'nowrap',
  selectors: {
    '[aria-current] &': { fontWeight: font.weight.semibold, color: color.price.text },
  },
  '@media': { [wide]: { ...textStyle('small'), justifySelf: 'end' } },
});
export const lowest = style({
  fontWeight: font.weight.semibold,
  color: color.calendar.lowest,
});
export const waiting = style({
  background: color.drawing.route,
  selectors: { '[aria-current] &': { background: color.skeleton } },
});

/** From zero, where there is room for it. */
export const bar = style({
  display: 'none',
  gridColumn: '1 / -1',
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  background: color.drawing.route,
  selectors: {
    '&[data-state="lowest"]': { background: color.calendar.lowest },
    '[aria-current] &': { background: color.price.text },
  },
  '@media': { [wide]: { display: 'block' } },
});

export const calendar = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: size.touch,
  minBlockSize: size.touch,
  borderInlineStart: `${border.hairline} solid ${color.border.bar}`,
  color: color.text.onBar,
  selectors: { '&:focus-visible': { outlineColor: color.text.onBar, outlineOffset: -4 } },
});
