import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const rows = style({
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
});
/** A month far from sight costs no layout; its rows are about this high. */
export const month = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
export const row = style({
  display: 'flow-root',
  paddingInline: space[4],
  // The whole of it, with what has to be done.
  selectors: { '&:has(> [aria-current])': { background: color.action.surface } },
});
globalStyle(
  `.${row} + .${row}, [aria-posinset]:not([aria-posinset="1"]) > .${row}`,
  ruleIn('components')({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` }),
);

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[3],
  color: color.text.primary,
  selectors: {
    '&:active': { background: color.background.sunken },
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  },
});

export const head = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  color: color.text.secondary,
});
export const kind = style({ overflowWrap: 'anywhere' });
/** It takes what is left of its line, so that the status stands at the end of it, and at the beginning of a line of its own. */
export const at = style({
  ...tabular,
  flexGrow: 1,
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
});

export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
/** It shares its line with the amount as long as some words of it have room there; no line ends within a name. */
export const title = style({
  ...textStyle('strong'),
  flex: '1 1 8em',
  minInlineSize: 0,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  // Two places find a line each, where they find none together.
  textWrap: 'balance',
});
export const amount = style({
  ...textStyle('strong'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  marginInlineStart: 'auto',
});
export const due = style({ color: color.price.text });
/** It loses weight, not contrast. */
export const over = style({ fontWeight: font.weight.regular, color: color.text.secondary });

export const detail = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: color.text.secondary,
});
export const outside = style({ display: 'inline-flex', gap: space[1], alignItems: 'center' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: space[3],
});
export const footText = style({ ...textStyle('small'), ...tabular, flex: '1 1 10em' });
/** Which of several leads follows the filter, at once: a fade would be drawn frame by frame while the list is. */
export const pay = style({ transition: 'none' });
export const hold = style({ color: color.attention.text });
export const holdTime = style({ fontWeight: font.weight.semibold });

export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: space[3],
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const chip = style({
  ...textStyle('small'),
  ...tabular,
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.full,
  background: color.background.surface,
  color: color.text.primary,
  selectors: {
    '&[data-state=on]': {
      borderColor: color.action.text,
      background: color.action.surface,
      color: color.action.text,
      fontWeight: font.weight.semibold,
    },
  },
});

export const group = style({
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});
export const groupTitle = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const quiet = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const days = style({
  display: 'grid',
  // A whole date, with its calendar beside it, on one line.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: space[3],
  marginBlock: `${space[3]} ${space[2]}`,
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5em), 1fr))',
  gap: space[2],
  // A status is one long word, and has a tick beside it once it is chosen.
  selectors: { '&:lang(ru)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5em), 1fr))' } },
});
export const option = style({
  ...textStyle('body'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.touch,
  paddingInline: space[2],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: color.action.text,
      background: color.action.surface,
      color: color.action.text,
      fontWeight: font.weight.semibold,
    },
  },
});
export const all = style({ color: color.action.text });
