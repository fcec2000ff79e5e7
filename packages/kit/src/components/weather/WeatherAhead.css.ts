import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

const line = `${border.hairline} solid ${color.border.strong}`;

export const strip = style({
  // Words that are only read out lie in it, and do not make the page as long as the strip.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  borderBlock: line,
  paddingBlock: space[3],
  selectors: {
    '&:focus-visible': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
});
export const hour = style({
  ...textStyle('small'),
  ...tabular,
  display: 'grid',
  flex: '1 0 4rem',
  gap: space[1],
  justifyItems: 'center',
  paddingInline: space[1],
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const time = style({ color: color.text.secondary });
export const icon = style({ fontSize: font.body.size, color: color.drawing.line });
export const degrees = style(textStyle('strong'));
export const chance = style({ ...tabular, color: color.text.secondary });

export const days = style({ borderBlock: line });
export const day = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '6.5em 1.75em minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  minBlockSize: 56,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
  '@media': { '(max-width: 22em)': { gridTemplateColumns: '1.75em minmax(0, 1fr) auto' } },
});
/** On a line of its own where four columns do not fit. */
export const date = style({ '@media': { '(max-width: 22em)': { gridColumn: '1 / -1' } } });
export const word = style({ ...textStyle('small'), color: color.text.secondary, overflowWrap: 'break-word' });
export const range = style({ display: 'grid', gap: space[1], justifyItems: 'end', whiteSpace: 'nowrap' });
export const high = style({ fontWeight: font.weight.semibold });
export const low = style({ color: color.text.secondary });

/** Where the day's range lies in that of the week, per cent. */
export const begins = createVar();
export const reach = createVar();
export const track = style({
  position: 'relative',
  inlineSize: 72,
  blockSize: 4,
  borderRadius: radius.full,
  background: color.border.hairline,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: begins,
    inlineSize: reach,
    borderRadius: radius.full,
    background: color.drawing.line,
  },
});
