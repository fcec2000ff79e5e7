import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, font, space } = vars;

export const shapes = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Above the content, where there is anything to say. */
export const above = style({ marginBlockEnd: space[3], selectors: { '&:empty': { display: 'none' } } });

export const promise = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** On the middle of the first line. */
export const promiseIcon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${font.small.size} * ${font.small.line})`,
});

export const due = style({ flex: '1 1 96px', minInlineSize: 0 });

export const method = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const amount = style({
  ...textStyle('figure24'),
  ...tabular,
  display: 'block',
  color: color.price.text,
  whiteSpace: 'nowrap',
});

export const pay = style({ flex: '1 1 152px' });

/** The answers of a bar share its width; one goes below the other where the words are long. */
export const actions = style({ display: 'flex', flex: 1, flexWrap: 'wrap', gap: space[3] });
globalStyle(`.${actions} > *`, ruleIn('screens')({ flex: '1 1 auto' }));

export const times = style({});

export const timesWords = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

export const bar = style({ display: 'block', inlineSize: '100%', blockSize: space[2] });
export const barLeft = style({ fill: color.border.strong });
export const barGone = style({ fill: color.text.primary });

export const quietWay = style({ display: 'flex', justifyContent: 'center' });
/** Two beside each other, so that they begin on the same edges; one below the other where the words are long. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  columnGap: space[4],
  justifyItems: 'start',
  // Their icons, not their targets, stand below those of the steps.
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
