import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const resend = style({ display: 'inline-flex', maxInlineSize: '100%' });

/** Digits apart, so that six of them are compared at a glance; the example keeps the spacing of words. */
export const digits = style({
  ...tabular,
  selectors: { '&:not(:placeholder-shown)': { letterSpacing: '0.25em' } },
});

/** Colour of an error beside a field that is none: a code did not go out. */
export const refusal = style({ color: color.error.text });

export const wait = style({ ...textStyle('small'), ...tabular, paddingInline: space[3] });

export const seconds = style({ ...textStyle('strong'), ...tabular, color: color.text.primary });
