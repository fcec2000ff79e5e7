import { createVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { stack } from '../../../primitives/stack.ts';
import { ruleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { ofCell } from '../seat/seat-em.ts';
import { cell } from '../seat/seat.css.ts';
import { acrossSizes } from './across-sizes.ts';
import * as cabin from './CabinHull.css.ts';
import * as row from './CabinRow.css.ts';
import * as zoom from './ZoomButtons.css.ts';
import { zoomProperty } from './zoom-property.ts';

const rule = ruleIn('components');
const { aisle, aisles, hull, padding, rest, rows, seats, wingSpan } = cabin;
const { color, font, size, space } = vars;
const { beyond, door, head, letters, nose, tail, wall } = acrossSizes;

/** Share of its breadth that the nose is curved. */
const curve = 0.26;

/** Edge of a cell that a pointer meets at least, px. */
const pointed = 26;

/** Edge of a cell before any zoom. */
const fitted = createVar();

/** The nose to the left, rows as columns, the first letter at the bottom. */
const across = `.${cabin.plan}[data-across]`;
const style = (selector: string, styles: GlobalStyleRule): void =>
  globalStyle(`${across}${selector}`, rule(styles));

style('', {
  position: 'relative',
  vars: {
    // All of the cabin in sight, as far as a pointer can meet its seats.
    [fitted]: `clamp(${pointed}px, (100cqi - ${rest}) / (${rows} + ${curve} * (${seats} + ${aisles})), ${size.touch})`,
    [cell]: `calc(${fitted} * var(${zoomProperty}))`,
    [aisle]: cell,
    [wingSpan]: `${beyond}px`,
  },
  '@supports': {
    '(width: round(down, 1.5px, 1px))': {
      vars: { [cell]: `round(down, ${fitted} * var(${zoomProperty}), 1px)` },
    },
  },
  // A finger needs more, and pans.
  '@media': { '(pointer: coarse)': { vars: { [fitted]: size.touch } } },
});

style(` .${cabin.scroller}`, { overflow: 'auto clip', scrollbarWidth: 'thin' });

style(` .${cabin.canvas}`, {
  inlineSize: 'max-content',
  marginInline: 'auto',
  paddingBlockEnd: 0,
});

style(` .${cabin.body}`, {
  insetBlock: beyond,
  insetInline: `${space[4]} 12px`,
  borderRadius: `calc(${hull} * 0.5) 72px 72px calc(${hull} * 0.5) / 50% 32% 32% 50%`,
});

style(` .${cabin.body}::before`, {
  insetBlock: '28%',
  insetInline: `calc(${hull} * 0.065) auto`,
  inlineSize: `calc(${hull} * 0.105)`,
  blockSize: 'auto',
  clipPath: cabin.cockpitAcross,
});

style(` .${cabin.grid}`, {
  display: 'flex',
  minBlockSize: 0,
  minInlineSize: `calc(${nose}px + ${hull} * ${curve} + ${rows} * ${cell})`,
  paddingBlock: 0,
  paddingInline: `calc(${nose}px + ${hull} * ${curve}) ${tail}px`,
});

style(` .${cabin.cabin}`, { display: 'flex', flex: 'none', scrollMargin: 0 });

style(` .${row.edges}`, { position: 'relative', flex: 'none', paddingBlock: beyond });

style(` .${row.row}`, {
  flexDirection: 'column-reverse',
  blockSize: `calc(${hull} - 2 * ${padding})`,
  minBlockSize: 0,
  minInlineSize: cell,
  paddingBlock: `calc(${beyond}px + ${padding})`,
  paddingInline: 0,
});

// Its words lie over its neighbours.
style(` .${row.edges}[data-exit]`, {
  zIndex: stack.bar,
  paddingInline: door / 2,
});

/** Two halves of the wing, above and below; it leaves the walls backwards. */
const wings = (above: string, below: string) => ({
  backgroundImage: `linear-gradient(${above}), linear-gradient(${below}), none`,
});
const { wing } = color.seat;
style(` .${row.edges}[data-wing]`, {
  ...wings(`${wing}, ${wing}`, `${wing}, ${wing}`),
  backgroundOrigin: 'border-box, border-box, content-box',
  backgroundPosition: '0 0, 0 100%, 0 0',
  backgroundSize: `100% ${wingSpan}, 100% ${wingSpan}, auto`,
});
style(
  ` .${row.edges}[data-wing="first"]`,
  wings(`to bottom right, transparent 50%, ${wing} 50%`, `to top right, transparent 50%, ${wing} 50%`),
);
style(
  ` .${row.edges}[data-wing="last"]`,
  wings(`to bottom left, transparent 50%, ${wing} 50%`, `to top left, transparent 50%, ${wing} 50%`),
);

style(` .${row.edges}[data-exit]::before`, {
  insetBlock: `auto ${beyond - 3}px`,
  insetInline: 5,
  inlineSize: 'auto',
  blockSize: 6,
});
style(` .${row.edges}[data-exit]::after`, {
  insetBlock: `${beyond - 3}px auto`,
  insetInline: 5,
  inlineSize: 'auto',
  blockSize: 6,
});

// Its block axis runs with the cabin: the back of a seat is at its end, its signs are upright.
style(' [data-seat]', {
  writingMode: 'vertical-lr',
  textOrientation: 'upright',
  scrollMarginBlock: '160px 120px',
  scrollMarginInline: space[12],
});
// The arrow turns with the cabin, to its door.
style(' [data-state="exit"]', {
  writingMode: 'vertical-rl',
  textOrientation: 'sideways',
  rotate: '180deg',
});

style(` .${row.number}`, {
  display: 'grid',
  placeItems: 'center',
  flex: `1 0 ${aisle}`,
  marginInline: -4,
  fontSize: font.caption.size,
  lineHeight: 1,
});

style(` .${row.spanned}`, {
  alignItems: 'stretch',
  maxInlineSize: 'none',
  maxBlockSize: `calc(${ofCell(1.36)} * ${row.span})`,
});

style(` .${row.fitting}`, {
  ...textStyle('caption'),
  margin: 2,
  lineHeight: 1.2,
  writingMode: 'vertical-rl',
});

style(` .${row.fitting}[data-fitting="bassinet"]`, { flex: 1, padding: 0 });

style(` .${row.sideWord}`, {
  display: 'flex',
  insetInline: -24,
  inlineSize: 'auto',
  blockSize: 24,
  color: color.done.text,
  padding: 0,
  whiteSpace: 'nowrap',
});
style(` .${row.sideWord}[data-at="start"]`, { insetBlock: `auto ${beyond - 32}px` });
style(` .${row.sideWord}[data-at="end"]`, { insetBlock: `${beyond - 32}px auto` });
style(` .${row.sideWord}:not([data-door])`, { display: 'none' });
// Two doors side by side have one word.
style(` .${row.row}[data-exit] + .${row.row}[data-exit] .${row.sideWord}`, { display: 'none' });
style(` .${row.running}`, { writingMode: 'horizontal-tb', lineHeight: 1.5 });

style(` .${row.between}`, {
  flexDirection: 'column-reverse',
  gap: space[2],
  inlineSize: head,
  blockSize: hull,
  minBlockSize: 0,
  marginInline: 0,
  paddingBlock: padding,
  paddingInline: 0,
  fontSize: font.caption.size,
});
style(` .${row.between}:not(:has(> :nth-child(2)))`, { inlineSize: wall });
style(` .${row.between} > span`, { writingMode: 'vertical-rl', whiteSpace: 'nowrap' });
style(` .${row.wall}`, { inlineSize: 3, blockSize: 'auto' });
style(` .${row.door}`, { alignItems: 'center', justifyContent: 'flex-end' });
style(` .${row.door}[data-at="end"]`, { flexDirection: 'row', justifyContent: 'flex-start' });
style(` .${row.door}[data-at="start"]`, { flexDirection: 'row-reverse', justifyContent: 'flex-start' });
style(` .${row.arrow}`, { transform: 'rotate(-90deg)' });
style(` [data-at="end"] > .${row.arrow}`, { transform: 'rotate(90deg)' });

/** Letters of a cabin before its first row, for the eye alone. */
style(` .${row.letters}`, {
  inlineSize: letters,
  gap: 0,
  paddingBlock: padding,
  color: color.text.secondary,
  textAlign: 'center',
});
style(` .${row.letters} > span`, {
  display: 'grid',
  placeItems: 'center',
  flex: `1 0 ${cell}`,
  maxBlockSize: `calc(${cell} * 1.36)`,
  writingMode: 'horizontal-tb',
  fontWeight: font.weight.semibold,
});

style(` .${row.letters} > span:empty`, { flex: `1 0 ${aisle}`, maxBlockSize: 'none' });

style(` .${zoom.corners}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: space[6],
  gap: space[3],
  justifyContent: 'flex-end',
  blockSize: 0,
  marginInline: 0,
  paddingInline: 0,
  borderBlockEnd: 0,
  background: 'none',
});
