import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

/** Room of the dot between two facts. */
const dot = '1.25em';

export const conditions = style({ paddingBlockStart: space[4] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  paddingBlock: space[3],
  // The dot before the first of a line lies outside, and is cut off.
  marginInlineStart: `calc(-1 * ${dot})`,
  clipPath: `inset(0 0 0 ${dot})`,
  color: color.text.secondary,
});
export const fact = style({
  selectors: {
    '&::before': {
      content: '"·" / ""',
      display: 'inline-block',
      inlineSize: dot,
      textAlign: 'center',
    },
  },
});
/** Its target is 44 px high whatever its words are. */
export const change = style({
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  marginInlineStart: 'auto',
  // The outline that forced colours draw ends within the card.
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } },
});
