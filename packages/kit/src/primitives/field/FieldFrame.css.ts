import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: vars.space[3] });

export const label = style({ ...textStyle('small'), color: vars.color.text.primary });

export const optional = style({ color: vars.color.text.tertiary });

export const hint = style({ ...textStyle('small'), color: vars.color.text.tertiary });

export const error = style({ ...textStyle('small'), display: 'flex', gap: vars.space[1], color: vars.color.error.text });

/** Keeps the icon on the first line, whatever the size of the text. */
export const errorIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh', paddingInline: 2 });
