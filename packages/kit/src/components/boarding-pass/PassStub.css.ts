import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import * as code from './PassCode.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** The code and, at its side, three facts; a wide code is above them. */
export const scanned = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  paddingBlockStart: space[2],
  '@container': { '(max-width: 17rem)': { gap: space[4] } },
});

const inLine = {
  flex: '1 0 100%',
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: space[4],
} as const;

/** Beside the code, or in a line below it. */
export const facts = style({
  flex: '1 1 4.5rem',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minInlineSize: 0,
  selectors: { [`${code.wholeLine} + &`]: inLine },
  '@container': { '(max-width: 17rem)': inLine },
});

export const fact = style({
  selectors: {
    [`${facts} > & + &`]: {
      borderBlockStart: hairline,
      marginBlockStart: space[1],
      paddingBlockStart: space[2],
    },
    [`${code.wholeLine} + ${facts} > & + &`]: {
      borderBlockStart: 'none',
      marginBlockStart: 0,
      paddingBlockStart: 0,
    },
  },
  '@container': {
    '(max-width: 17rem)': {
      selectors: {
        [`${facts} > & + &`]: { borderBlockStart: 'none', marginBlockStart: 0, paddingBlockStart: 0 },
      },
    },
  },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ ...textStyle('title'), ...tabular });
export const words = style({ ...textStyle('strong') });

export const holder = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  marginBlockStart: space[4],
  paddingBlock: `${space[3]} ${space[1]}`,
  borderBlockStart: hairline,
});

export const name = style({ ...textStyle('strong'), flex: '1 1 auto' });
export const second = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
/** Pushes what follows to a line of its own. */
export const turn = style({ flexBasis: '100%', blockSize: 0, marginBlockStart: `calc(-1 * ${space[1]})` });

export const tier = style({
  ...textStyle('small'),
  display: 'block',
  paddingInline: space[2],
  paddingBlock: 2,
});
