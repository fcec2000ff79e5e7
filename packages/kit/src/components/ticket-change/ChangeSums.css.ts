import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

/** Large text on a narrow phone: words that three columns would part. */
const narrow = '(max-width: 15em)';

export const passenger = style({
  ...textStyle('body'),
  containerType: 'inline-size',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const name = style({ ...textStyle('strong') });
export const along = style({
  ...textStyle('small'),
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
export const fares = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** Three terms of one width, with room for the signs between them; one below the other where they have no room. */
export const equation = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  columnGap: space[6],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
} as const;

const sumLine = `calc(${font.title.size} * ${font.title.line})`;

/** A sign before a term, which is for the eye alone: the words beside the figures say it. */
const after = (sign: string) => ({
  position: 'relative' as const,
  '::before': {
    ...textStyle('body'),
    lineHeight: sumLine,
    content: `"${sign}" / ""`,
    position: 'absolute' as const,
    insetBlockEnd: 0,
    insetInlineStart: `calc(-1 * ${space[5]})`,
    color: color.text.secondary,
  },
  '@container': { [narrow]: { ...line, '::before': { position: 'static' as const } } },
});

export const term = style({ minInlineSize: 0, '@container': { [narrow]: line } });
export const added = style({ minInlineSize: 0, ...after('+') });
export const label = style({
  ...textStyle('small'),
  color: color.text.secondary,
  '@container': { [narrow]: { marginInlineEnd: 'auto' } },
});
/** As high as the sum, so that the words above all three share a line. */
export const figure = style({ ...textStyle('body'), ...tabular, lineHeight: sumLine });
/** A difference that is not given back. */
export const lost = style({ color: color.text.tertiary, textDecoration: 'line-through' });
export const result = style({ minInlineSize: 0, textAlign: 'end', ...after('=') });
export const total = style({
  ...textStyle('title'),
  ...tabular,
  selectors: {
    '[data-state="pay"] &': { color: color.price.text },
    '[data-state="back"] &': { color: color.done.text },
  },
});
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
