import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
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

export const across = style({ gridColumn: '1 / -1' });
