import { styleIn } from '../../theme/layered.ts';
import { wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { barSize, wrap } from '../../primitives/page-top.css.ts';

const style = styleIn('components');
const { space } = vars;

/** Breadth of a focus ring with its offset. */
const ring = 4;

export const bill = style({ paddingBlockEnd: space[8] });

/** One column on a phone: bars, expiring batches, entries. Side by side from 960 px: entries left, the rest right. */
export const columns = style({
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockStart: space[4],
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '448px minmax(0, 1fr)',
      columnGap: space[6],
      maxInlineSize: wrap,
      paddingInline: space[6],
    },
  },
});

/** Beside a long list it stays in sight, and scrolls by itself where it is higher than the window. */
export const side = style({
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: barSize,
      alignSelf: 'start',
      minInlineSize: 0,
      maxBlockSize: `calc(100dvh - ${barSize})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the focus rings of what is on the column's edges.
      marginInline: -ring,
      paddingInline: ring,
      paddingBlockEnd: space[4],
    },
  },
});

export const list = style({ minInlineSize: 0, '@media': { [wide]: { gridColumn: 1, gridRow: 1 } } });
