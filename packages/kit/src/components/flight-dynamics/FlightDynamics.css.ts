import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius, size, space } = vars;

const hairline = `${border.hairline} solid ${color.border.hairline}`;
const quiet = { ...textStyle('small'), color: color.text.secondary } as const;

/** The card of one flight among others. */
export const card = style({ display: 'grid', gap: space[3] });
export const which = style({
  ...quiet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});
/** Parted by a stroke, as beside every other day. */
export const number = style({
  ...textStyle('body'),
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
export const notes = style({ ...quiet, display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

/** The head of one flight: its state is the largest word. */
export const head = style({ display: 'grid', gap: space[4], paddingBlock: space[4] });
export const state = style({
  ...textStyle('figure24'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space[2] } },
});
/** On the first line, where the words take two. */
globalStyle(`.${state} > svg`, rule({ marginBlock: `calc((1lh - ${size.icon}) / 2)` }));
export const tone = {
  neutral: style({ color: color.text.primary }),
  waiting: style({ color: color.text.secondary }),
  action: style({ color: color.action.text }),
  done: style({ color: color.done.text }),
  attention: style({ color: color.attention.text }),
  error: style({ color: color.error.text }),
} as const;
export const reason = style(quiet);
/** Three facts on one base line; under each other where there is no room. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: space[3],
  borderBlockStart: hairline,
  paddingBlockStart: space[3],
  margin: 0,
});
export const fact = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const factName = style(quiet);
export const factValue = style({ ...textStyle('figure24'), ...tabular, margin: 0, overflowWrap: 'anywhere' });
export const factNote = style({ ...quiet, margin: 0 });
export const changed = style({ color: color.attention.text });

/** The steps of a leg in three columns of time. */
export const timeline = style({
  ...textStyle('body'),
  // Three times beside a name go into a narrow window at 200 % too, somewhat smaller.
  fontSize: `min(${font.body.size}, 7.5vw)`,
  inlineSize: '100%',
  borderCollapse: 'collapse',
});
globalStyle(
  `.${timeline} :is(th, td)`,
  rule({
    paddingBlock: space[2],
    paddingInlineEnd: space[2],
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: font.weight.regular,
    '@media': { '(max-width: 359px)': { paddingInlineEnd: space[1] } },
  }),
);
globalStyle(`.${timeline} thead th`, rule({ ...quiet }));
globalStyle(`.${timeline} :is(th, td):last-child`, rule({ paddingInlineEnd: 0 }));
export const time = style({ ...tabular });
globalStyle(`.${timeline} .${time}`, rule({ textAlign: 'end', whiteSpace: 'nowrap' }));
export const guessed = style({ fontWeight: font.weight.semibold });
/** Earlier or later than planned. */
export const moved = style({ color: color.attention.text, fontWeight: font.weight.semibold });
export const happened = style({ fontWeight: font.weight.semibold });
export const step = style({ position: 'relative' });
globalStyle(`.${timeline} tbody .${step}`, rule({ paddingInlineStart: space[8] }));
export const stepName = style({ display: 'block' });
export const next = style({ fontWeight: font.weight.semibold });
export const detail = style({ ...quiet, display: 'block' });
const mark = {
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  marginBlockStart: 2,
  borderRadius: radius.full,
  boxSizing: 'border-box',
} as const;
/** Disc, ring and dashed ring: the shape tells what the colour tells. */
export const marks = {
  done: style({ ...mark, background: color.done.text, color: color.background.surface }),
  next: style({ ...mark, border: `6px solid ${color.action.fill}` }),
  later: style({ ...mark, border: `2px dashed ${color.border.control}` }),
} as const;

/** Rights, with the ladder of the delay. */
export const rights = style({ display: 'grid', gap: space[4] });
export const axis = style({ position: 'relative', blockSize: 176, ...tabular });
export const plot = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: 112 });
export const lines = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const line = style({
  fill: 'none',
  stroke: color.text.primary,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const ahead = style({ stroke: color.border.strong });
export const under = style({ fill: color.action.surface });
export const base = style({
  stroke: color.border.strong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
const overPlot = { ...textStyle('small'), position: 'absolute', whiteSpace: 'nowrap' } as const;
export const stepLabel = style({ ...overPlot, fontWeight: font.weight.semibold, paddingBlockEnd: 2 });
export const stepHour = style({
  ...overPlot,
  insetBlockStart: 116,
  translate: '-50%',
  paddingInline: space[1],
  color: color.text.secondary,
  // The present, which may be right beside a boundary, passes behind its words.
  background: color.background.page,
});
export const nowLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: 140,
  inlineSize: 0,
  borderInlineStart: `2px dashed ${color.action.fill}`,
  marginInlineStart: -1,
});
export const nowWord = style({
  ...overPlot,
  insetBlockStart: 140,
  translate: '-50%',
  paddingInline: space[2],
  paddingBlock: 2,
  borderRadius: radius.control,
  color: color.action.onFill,
  background: color.action.fill,
  fontWeight: font.weight.semibold,
});
export const later = style({ color: color.text.secondary });
export const rightWhen = style(quiet);

/** The form. */
export const form = style({ display: 'grid', gap: space[4] });
export const panel = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });
/** A date breaks before it, never within. */
export const days = style({ wordBreak: 'keep-all' });
export const places = style({ display: 'grid', gap: space[3] });
export const swap = style({ justifySelf: 'end', marginBlock: `calc(-1 * ${space[2]})` });
export const big = style({ ...textStyle('figure24'), minBlockSize: size.touch });

/** Searches of before, side by side. */
export const recents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const recent = style({
  ...textStyle('body'),
  display: 'grid',
  alignContent: 'center',
  inlineSize: '100%',
  minBlockSize: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
  textAlign: 'start',
  font: 'inherit',
  cursor: 'pointer',
});
export const recentName = style({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });
