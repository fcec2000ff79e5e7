import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Below this many characters' width a measure takes a row of its own, as Russian needs. */
const narrow = '(max-width: 359px)';

export const band = style({ background: color.background.surface, borderBlockEnd: hairline });

export const inner = style({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      maxInlineSize: 1200,
      paddingBlock: space[4],
      paddingInline: space[6],
      gap: space[6],
    },
  },
});

export const balance = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  paddingBlock: space[4],
  '@media': { [wide]: { inlineSize: 448, flexShrink: 0, paddingBlock: 0 } },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });

export const figure = style({ ...textStyle('figure40'), ...tabular, gridColumn: '1 / -1' });

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
  color: color.action.text,
});

export const measures = style({
  display: 'flex',
  borderBlockStart: hairline,
  selectors: {
    [':lang(ru) &']: { display: 'block' },
    ['[data-text-size="elder"] &']: { display: 'block' },
  },
  '@media': { [narrow]: { display: 'block' }, [wide]: { flex: 1, borderBlockStart: 'none' } },
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
  },
  '@media': {
    [narrow]: row(),
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
