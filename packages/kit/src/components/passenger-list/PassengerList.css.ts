import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const wrong = style({ marginBlockEnd: space[3] });

/** The rows bring their own height. */
export const choices = style({ paddingBlock: 0 });

export const blocked = style({ padding: space[4] });

export const reason = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[2],
  color: color.text.primary,
});

/** Keeps the icon on the first line. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const none = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

export const shapeHead = style({ marginBlock: `${space[3]} ${space[4]}` });

export const shape = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const shapeWords = style({ display: 'grid', gap: space[3], paddingBlockStart: 2 });
