import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

/** Large text on a narrow phone: names that two columns would part. */
const narrow = '(max-width: 15em)';

export const frame = style({ ...textStyle('body'), containerType: 'inline-size' });
export const cabins = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[2],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const name = style({ ...textStyle('title'), wordBreak: 'keep-all', overflowWrap: 'anywhere' });
export const arrow = style({
  color: color.text.secondary,
  marginBlockEnd: space[1],
  '@container': { [narrow]: { rotate: '90deg' } },
});
export const to = style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });
export const gains = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  color: color.text.secondary,
});
