import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { open } from '../list-row/ListRow.css.ts';
import { barSize } from '../page-top.css.ts';

const style = styleIn('primitives');
const rule = ruleIn('primitives');
const { border, color, radius, size, space } = vars;

/** Breadth of a focus ring with its offset. */
const ring = 4;

/** Where both are there the list is as broad as a phone; in a narrower window the detail takes its room from it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(320px, ${size.aside}) minmax(0, 1fr)`,
  columnGap: space[6],
  alignItems: 'start',
  '@media': { '(max-width: 1119px)': { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

/** Beside a long detail it stays in sight, and scrolls by itself where it is higher than the window: what goes on below fades. */
export const list = style({
  position: 'sticky',
  insetBlockStart: barSize,
  maxBlockSize: `calc(100dvh - ${barSize})`,
  minInlineSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  marginInline: -ring,
  paddingInline: ring,
  paddingBlockEnd: space[8],
  scrollPaddingBlockEnd: space[8],
  maskImage: `linear-gradient(to top, transparent, currentColor ${space[8]})`,
});

export const detail = style({ minInlineSize: 0 });

/** The chosen one is outlined on the whole of its card, or of its row. */
globalStyle(
  `.${list} li:has(a[aria-current="true"])`,
  rule({
    borderRadius: radius.card,
    outline: `${border.selected} solid ${color.action.fill}`,
    outlineOffset: `calc(-1 * ${border.selected})`,
  }),
);

// Rows of a list without a box keep clear of that outline, all alike.
globalStyle(`.${list} .${open} > li > *`, rule({ paddingInline: space[3] }));

/** A sentence in place of the detail, where nothing is chosen. */
export const nothing = style({
  ...textStyle('body'),
  paddingBlockStart: space[12],
  color: color.text.secondary,
  textAlign: 'center',
});

export const pane = style({ paddingBlockStart: space[4] });
/** The column takes its breadth, so that its edge is that of the page; no line of text in it is longer than 72 characters. */
export const measured = style({});
globalStyle(`.${detail} .${measured} section > p`, rule({ maxInlineSize: '72ch' }));
globalStyle(`.${detail} .${measured} > p`, rule({ maxInlineSize: '72ch' }));

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  marginBlockEnd: space[4],
});
/** The drawing, not its target, is near the edge: what is beyond it the scrolling column cuts off. */
export const back = style({
  display: 'flex',
  marginInlineStart: -ring,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});
export const title = style({
  ...textStyle('figure24'),
  flex: 1,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { outline: 'none' } },
});
/** Its word, not its target, ends on the edge. */
export const action = style({ display: 'flex', marginInlineEnd: -10 });
globalStyle(`.${back} > *`, rule({ color: color.text.secondary }));
globalStyle(`.${action} > *`, rule({ color: color.action.text }));
globalStyle(`.${head} :focus-visible`, rule({ outlineColor: color.action.focus }));

/** A card here, of the full width on a phone. */
export const band = style({
  marginBlockEnd: space[4],
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});

/** The bar of the phone, as the last block of the column. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlockStart: space[2],
  paddingBlock: space[4],
  // Under a list that scrolls by itself it stays in sight.
  selectors: {
    '&:empty': { display: 'none' },
    [`${list} &`]: {
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${space[4]})`,
      background: color.background.page,
    },
  },
});
/** A bar at the foot ends the list by itself. */
globalStyle(`.${list}:has(.${foot}:not(:empty))`, rule({ paddingBlockEnd: space[4], maskImage: 'none' }));
