import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const count = style({ ...tabular, whiteSpace: 'nowrap' });

export const full = style({ marginBlockEnd: space[3] });

export const note = style({
  ...textStyle('small'),
  marginBlockStart: space[2],
  color: color.text.secondary,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlock: `${space[3]} ${space[4]}`,
});

/** As high as a row with one document. */
export const row = style({
  display: 'grid',
  gap: space[3],
  minBlockSize: 76,
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const line = style({ display: 'flex', gap: space[2] });

/** Apart from what could be read. */
export const unreadable = style({ marginBlockStart: space[3] });
