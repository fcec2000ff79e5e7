import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

/** Rows bring their own height; the card adds little. */
export const rows = style({ paddingBlock: vars.space[1] });

export const row = style({
  paddingBlock: vars.space[1],
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.hairline}` },
  },
});

export const note = style({
  ...textStyle('small'),
  marginBlockStart: vars.space[3],
  color: vars.color.text.secondary,
});
