import { wrap } from '../../primitives/page-top.css.ts';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Where three figures do not fit side by side, in a narrow window or in large text, each measure takes a row. */
const narrow = '(max-width: 20rem)';

export const band = style({ background: color.background.surface, borderBlockEnd: hairline });

export const inner = style({
  containerType: 'inline-size',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      maxInlineSize: wrap,
      paddingBlock: space[4],
      paddingInline: space[6],
    },
  },
});

export const balance = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  paddingBlock: space[4],
  // As wide as the list below, so the first divider is on the list's right edge.
  '@media': {
    [wide]: { inlineSize: 448, flexShrink: 0, paddingBlock: 0, paddingInlineEnd: space[6] },
  },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });

export const figure = style({ ...textStyle('figure40'), ...tabular, gridColumn: '1 / -1' });

export const overdrawn = style({
  ...textStyle('small'),
  ...tabular,
  gridColumn: '1 / -1',
  color: color.attention.text,
  textWrap: 'pretty',
});

export const about = style({
  ...textStyle('small'),
  gridRow: 1,
  gridColumn: 2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  marginBlock: -12,
  // The arrow's tip, not its box, ends at the gutter.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  color: color.action.text,
});

export const measures = style({
  display: 'flex',
  borderBlockStart: hairline,
  selectors: {
    ':lang(ru) &, [data-text-size="elder"] &': {
      display: 'block',
      '@media': { [wide]: { paddingInlineStart: space[6] } },
    },
  },
  '@container': { [narrow]: { display: 'block' } },
  '@media': { [wide]: { flex: 1, minInlineSize: 0, marginInlineStart: -1, borderBlockStart: 'none' } },
});

export const measure = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineEnd: hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, '@media': { [wide]: { paddingInlineStart: space[6] } } },
    '&:last-child': { borderInlineEnd: 'none', paddingInlineEnd: 0 },
    ':lang(ru) &, [data-text-size="elder"] &': row(),
    ':lang(ru) &:last-child, [data-text-size="elder"] &:last-child': { borderBlockEnd: 'none' },
    ':lang(ru) &:first-child, [data-text-size="elder"] &:first-child': { paddingInlineStart: 0 },
  },
  '@container': { [narrow]: { ...row(), selectors: { '&:last-child': { borderBlockEnd: 'none' } } } },
  '@media': {
    [wide]: { paddingInline: space[6], borderInlineEnd: 'none', borderInlineStart: hairline },
  },
});

/** A measure as a row: label left, figure right. */
function row() {
  return {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[3],
    paddingInline: 0,
    borderInline: 'none',
    borderBlockEnd: hairline,
  } as const;
}

const figureText = { ...textStyle('strong'), ...tabular, whiteSpace: 'nowrap' } as const;
export const value = style(figureText);
export const valueSoon = style({ ...figureText, color: color.attention.text });
