import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Under the strip of tabs. */
export const tab = style({ paddingBlockStart: space[4] });

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

export const cards = style({ display: 'grid', gap: space[3] });

export const stack = style({ display: 'grid', gap: space[4] });

export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });

export const legend = style({ ...textStyle('small'), padding: 0, color: color.text.secondary });

/** Takes the focus after a failed answer, as what was pressed may be far below. */
export const told = style({ selectors: { '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } } });

export const rules = style({
  ...textStyle('body'),
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Buttons side by side above a list, each as broad as its words want. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockEnd: space[3],
  selectors: { '&:empty': { display: 'none' } },
});

export const wayOn = style({ marginBlockStart: space[6] });

export const limit = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  justifyContent: 'space-between',
  marginBlockStart: space[4],
  color: color.text.secondary,
});
export const limitValue = style({ color: color.text.primary });

/** Below the last flight. */
export const end = style({
  ...textStyle('small'),
  marginBlockStart: space[6],
  textAlign: 'center',
  textWrap: 'balance',
  color: color.text.secondary,
});

/** Quiet ways on; their words, not their targets, are on the edge. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${space[4]})`,
});
