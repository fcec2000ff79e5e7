import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, font, size, space } = vars;

/** Height of what sticks above the list, and of that together with the search. */
export const edge = createVar();
export const upper = createVar();

/** Height of the search box, which grows with the reader's text. */
export const box = `max(${size.touch}, calc(${font.field.size} * ${font.field.line} + ${space[4]}))`;

export const root = style({
  vars: { [edge]: '0px', [upper]: edge },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  background: color.background.surface,
});

export const withSearch = style({ vars: { [upper]: `calc(${edge} + ${box} + ${space[4]})` } });

/** What was found stands there, without letters. */
export const searched = style({});

/** How many were found; it takes no room before something is asked. */
export const status = style({
  ...textStyle('small'),
  gridColumn: '1 / -1',
  color: color.text.secondary,
  selectors: { '&:not(:empty)': { paddingInline: space[4], paddingBlock: `${space[3]} ${space[1]}` } },
});

export const empty = style({ gridColumn: '1 / -1', padding: space[4] });
