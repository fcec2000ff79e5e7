import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;

/** The chosen one has a thicker outline, which the padding gives back. */
export const card = style({
  padding: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
  selectors: {
    '&[data-state="checked"]': {
      padding: `calc(${space[4]} + ${border.hairline} - ${border.error})`,
      border: `${border.error} solid ${color.action.fill}`,
    },
    '&[data-state="sold-out"]': { borderStyle: 'dashed', borderColor: color.border.strong },
  },
});
/** One column of labels for all terms, as wide as the longest. */
export const terms = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) 1fr',
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const term = style({ display: 'contents' });
export const name = style({ color: color.text.secondary });
export const answer = style({ minInlineSize: 0, color: color.text.primary });
