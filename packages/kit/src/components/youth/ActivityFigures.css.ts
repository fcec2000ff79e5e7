import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;
const line = `${border.hairline} solid ${color.border.hairline}`;

/** Side by side; under each other where the words need the room. */
export const band = style({ display: 'flex', flexWrap: 'wrap', overflow: 'clip' });

/** The figure is above its label, which comes first for those who hear it. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  flex: '1 1 6rem',
  marginInlineStart: -1,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: line,
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
