import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { color, font, radius, space } = vars;

export const way = style({ display: 'grid' });

/** A place on the way: its mark on the line, and its words. */
export const point = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'start',
  paddingBlock: space[3],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1.5rem -1.5rem',
      insetInlineStart: 'calc(0.75rem - 1px)',
      inlineSize: 2,
      background: color.border.strong,
    },
  },
});

const markBase = style({
  position: 'relative',
  inlineSize: 12,
  blockSize: 12,
  marginBlockStart: 6,
  justifySelf: 'center',
  border: `2px solid ${color.drawing.line}`,
  borderRadius: radius.full,
  background: color.background.surface,
});
export const mark = styleVariants({
  end: [markBase, rule({ background: color.drawing.line })],
  calm: [markBase],
  rough: [
    markBase,
    rule({ borderColor: color.attention.text, background: color.attention.text, borderRadius: 2 }),
  ],
});

export const words = style({ minInlineSize: 0 });
export const name = style({ ...textStyle('strong'), overflowWrap: 'break-word' });
export const detail = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const rough = style({
  ...textStyle('small'),
  color: color.attention.text,
  fontWeight: font.weight.semibold,
});
export const sky = style({
  ...textStyle('small'),
  ...tabular,
  display: 'grid',
  justifyItems: 'end',
  maxInlineSize: '9rem',
  textAlign: 'end',
  overflowWrap: 'break-word',
});
export const degrees = style(textStyle('title'));
export const icon = style({ fontSize: font.body.size, color: color.drawing.line });
