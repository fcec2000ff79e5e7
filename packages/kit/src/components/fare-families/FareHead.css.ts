import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

/** The price goes below the name where both find no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'flex-start',
  minBlockSize: size.touch,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
export const column = style({});

/** On the middle of the name's line. */
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${font.title.size} * ${font.title.line})`,
});
export const words = style({
  display: 'flex',
  flex: '1 1 7em',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { [`${column} > &`]: { flexBasis: 'calc(100% - 3rem)' } },
});
export const name = style({
  ...textStyle('title'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: color.text.primary,
});
export const detail = style({ ...textStyle('small'), color: color.text.secondary });
