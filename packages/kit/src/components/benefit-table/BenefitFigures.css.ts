import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;
const line = `${border.hairline} solid ${color.border.hairline}`;

/** Two columns; one where the words need the room. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  overflow: 'clip',
  borderBlock: `${border.hairline} solid ${color.border.strong}`,
});

/** Lines at the start and above the first lie outside and are cut off. The amount is above its name, which is heard first. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  marginBlockStart: -1,
  marginInlineStart: -1,
  paddingBlock: space[4],
  paddingInline: space[4],
  borderBlockStart: line,
  borderInlineStart: line,
  selectors: { '&:nth-child(odd)': { paddingInlineStart: 1 } },
});
export const name = style({ ...textStyle('body'), color: color.text.primary });
export const amount = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  alignItems: 'baseline',
  color: color.text.primary,
  minBlockSize: 36,
  overflowWrap: 'normal',
});
export const figure = style(textStyle('figure32'));
export const words = style(textStyle('title'));
export const unit = style({ ...textStyle('body'), color: color.text.secondary });
