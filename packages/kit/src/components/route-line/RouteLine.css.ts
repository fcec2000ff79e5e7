import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;

export const route = style({ display: 'grid', gridTemplateColumns: 'auto minmax(48px, 1fr) auto', columnGap: space[4], alignItems: 'start' });

export const start = style({ minInlineSize: 0 });
export const end = style({ minInlineSize: 0, textAlign: 'end' });

export const big = style({ ...textStyle('figure32'), ...tabular, whiteSpace: 'nowrap' });
export const shoulder = style({ ...textStyle('small'), verticalAlign: 'super', marginInlineStart: space[1], color: color.attention.text });
export const place = style({ ...textStyle('small'), color: color.text.secondary });

export const middle = style({ textAlign: 'center', paddingBlockStart: space[2] });

const ring = { content: '""', flexShrink: 0, inlineSize: 8, blockSize: 8, border: `${border.hairline} solid ${color.border.control}`, borderRadius: vars.radius.full } as const;

/** A ring at each end, a stroke to either side of the aeroplane. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.action.text,
  backgroundImage: `linear-gradient(${color.border.control}, ${color.border.control})`,
  backgroundSize: `calc(50% - 20px) ${border.hairline}`,
  backgroundPosition: '8px center',
  backgroundRepeat: 'no-repeat',
  justifyContent: 'space-between',
  selectors: { '&::before': ring, '&::after': ring },
});
export const between = style({ ...textStyle('small'), color: color.text.secondary });
