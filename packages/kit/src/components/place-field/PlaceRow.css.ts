import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const inComponents = ruleIn('components');
const { color, font, space } = vars;

export const row = style({ display: 'flex', gap: space[3], alignItems: 'baseline' });

export const names = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  minInlineSize: 0,
});

export const name = style({ ...textStyle('body'), fontWeight: 'inherit', color: color.text.primary });
export const aside = style({ ...textStyle('small'), fontWeight: 'inherit', color: color.text.secondary });
export const code = style({ ...textStyle('small'), fontWeight: 'inherit', color: color.text.secondary });

/** Takes a line of its own. */
export const line = style({
  ...textStyle('small'),
  flexBasis: '100%',
  fontWeight: 'inherit',
  color: color.text.secondary,
});

export const pin = style({ flex: 'none', alignSelf: 'flex-start', color: color.text.secondary });

/** Of what was found: a city stands out, its airports are under its name. */
export const found = style({});
export const below = style({ paddingInlineStart: `calc(20px + ${space[3]})` });

globalStyle(
  `.${found}:not(.${below}) .${name}, .${found} .${code}`,
  inComponents({ fontWeight: font.weight.semibold }),
);
globalStyle(
  `.${found} .${code}`,
  inComponents({ ...textStyle('body'), fontWeight: font.weight.semibold, color: color.text.primary }),
);
