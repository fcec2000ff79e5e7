import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Narrower than seat and both prices need, in the reader's own letters. */
const narrow = '(max-width: 20em)';

export const frame = style({ ...textStyle('body'), containerType: 'inline-size' });

export const table = style({ inlineSize: '100%', '@container': { [narrow]: { display: 'block' } } });

/** In a narrow frame the columns have no heads: each figure has its word beside it. */
export const columns = style({ '@container': { [narrow]: { display: 'none' } } });

export const rows = style({ '@container': { [narrow]: { display: 'block' } } });

export const row = style({
  borderBlockStart: hairline,
  '@container': { [narrow]: { display: 'block', paddingBlock: space[3] } },
});

export const totalRow = style({
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
  '@container': { [narrow]: { display: 'block', paddingBlock: space[3] } },
});

const cell = { paddingInlineStart: space[3], paddingInlineEnd: space[4] } as const;
const stacked = { [narrow]: { display: 'flex', gap: space[3], justifyContent: 'space-between' } } as const;

export const columnHead = style({
  ...textStyle('small'),
  ...cell,
  paddingBlock: space[3],
  color: color.text.secondary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: space[4], textAlign: 'start' } },
});

export const flight = style({
  paddingInline: space[4],
  paddingBlock: space[3],
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', paddingBlock: 0 } },
});

export const seat = style({
  paddingInlineStart: space[4],
  paddingBlock: space[3],
  fontWeight: font.weight.regular,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', paddingBlock: 0, paddingInlineEnd: space[4] } },
});

export const designator = style({ ...textStyle('strong'), ...tabular, marginInlineEnd: space[2] });

export const name = style({ overflowWrap: 'anywhere' });

export const relation = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

export const figure = style({
  ...cell,
  ...tabular,
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { ...stacked[narrow], paddingInlineStart: space[4] } },
});

/** The head of the figure's column, where the columns have none. */
export const word = style({
  ...textStyle('small'),
  display: 'none',
  color: color.text.secondary,
  '@container': { [narrow]: { display: 'inline' } },
});

export const total = style({
  paddingInline: space[4],
  paddingBlock: space[4],
  fontWeight: font.weight.semibold,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', paddingBlock: 0 } },
});

export const sum = style({ fontWeight: font.weight.semibold });

export const oneSum = style({ display: 'block' });
