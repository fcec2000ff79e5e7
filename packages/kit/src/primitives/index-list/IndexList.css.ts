import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, size, space } = vars;

/** Height of what sticks above the list; of that together with the search; and with the tabs too. */
export const edge = createVar();
export const searchEnd = createVar();
export const upper = createVar();

/** The first one's name, for a style that is on the element: to make it of the variable takes a library. */
export const edgeName = edge.slice('var('.length, -1);

/** Height of the search box, which grows with the reader's text. */
export const box = `max(${size.touch}, calc(${font.field.size} * ${font.field.line} + ${space[4]}))`;

/** Height of the tabs, which grows with the reader's text. */
export const scopesSize = `max(${size.field}, calc(${font.body.size} * ${font.body.line} + ${space[4]}))`;

export const root = style({
  vars: { [edge]: '0px', [searchEnd]: edge, [upper]: searchEnd },
  background: color.background.surface,
});

export const withSearch = style({
  vars: { [searchEnd]: `calc(${edge} + ${box} + ${space[4]} - ${border.hairline})` },
});

/** It holds while something is asked too: of a length that all inherit, all would be styled again. */
export const withScopes = style({ vars: { [upper]: `calc(${searchEnd} + ${scopesSize})` } });

/** The list and its bar; the list's place is measured from here. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

/** Results of a search are shown, without letters. */
export const searched = style({});

export const intro = style({
  gridColumn: 1,
  gridRow: 1,
  minInlineSize: 0,
  // Its boxes are kept: to lay them out again when the search is emptied would cost a tenth of that.
  selectors: { [`${searched} &`]: { contentVisibility: 'hidden', blockSize: 0 } },
});

/** How many were found; it takes no room before something is asked. */
export const status = style({
  ...textStyle('small'),
  color: color.text.secondary,
  selectors: { '&:not(:empty)': { paddingInline: space[4], paddingBlock: `${space[3]} ${space[1]}` } },
});

export const empty = style({ gridColumn: '1 / -1', padding: space[4] });
