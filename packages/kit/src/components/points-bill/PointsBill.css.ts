import { styleIn } from '../../theme/layered.ts';
import { wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

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
      maxInlineSize: 1200,
      paddingInline: space[6],
    },
  },
});

export const side = style({
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: space[4],
      alignSelf: 'start',
      paddingBlockStart: space[4],
    },
  },
});

export const list = style({ minInlineSize: 0, '@media': { [wide]: { gridColumn: 1, gridRow: 1 } } });
