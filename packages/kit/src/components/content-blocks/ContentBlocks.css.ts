import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Sections bring their own distance. */
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const hero = style({
  display: 'grid',
  gap: space[2],
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[5]}`,
  border: `${border.hairline} solid ${color.border.bar}`,
  borderRadius: radius.card,
  color: color.text.onBar,
  background: color.background.bar,
});
export const overline = style({ ...textStyle('small'), ...tabular, color: color.text.onBarSecondary });
export const heroTitle = style({ ...textStyle('title'), textWrap: 'balance' });
export const heroText = style({ ...textStyle('body'), color: color.text.onBarSecondary, textWrap: 'pretty' });

export const paragraphs = style({ display: 'grid', gap: space[3] });
export const paragraph = style({ ...textStyle('body'), textWrap: 'pretty' });

export const steps = style({ display: 'grid' });

/** The line goes from each stop to the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[3],
  paddingBlockEnd: space[4],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(2 * ${font.strong.size}) 0`,
      insetInlineStart: font.strong.size,
      borderInlineStart: `1.5px solid ${color.border.control}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
/** Grows with its figure in large text. */
export const number = style({
  ...textStyle('strong'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2em',
  blockSize: '2em',
  borderRadius: radius.full,
  border: `1.5px solid ${color.text.primary}`,
  color: color.text.primary,
  background: color.background.page,
});
export const stepWords = style({ display: 'grid', alignContent: 'center', minBlockSize: '2em' });
export const stepTitle = style({ ...textStyle('strong') });
export const stepText = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });

export const action = style({ display: 'grid', gap: space[2] });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
