import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const text = style({ ...textStyle('small'), color: color.text.secondary });

/** Hides the hairline before the first column of each line: it lies one gutter to the left. */
export const window = style({
  overflow: 'hidden',
  marginInline: `calc(-1 * ${space[4]})`,
  selectors: { '&:not(:empty)': { marginBlockStart: space[4] } },
});

/** Side by side while their words fit, else below each other. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[4],
  marginInlineStart: `calc(-1 * ${border.hairline})`,
});

const anyColumn = style({ paddingInline: space[4], borderInlineStart: hairline });

const inColumn = (selector: string, rule: Parameters<ReturnType<typeof ruleIn>>[0]) =>
  globalStyle(`.${anyColumn} ${selector}`, ruleIn('components')(rule));

inColumn('legend', { inlineSize: '100%', marginBlockEnd: 0, borderBlockEnd: hairline });

/** Stays on one line each, and asks for the width that its words need. */
const whole = style({ flex: '1 1 0', minInlineSize: 'min-content' });

globalStyle(
  `.${whole} :is(fieldset, span)`,
  ruleIn('components')({ minInlineSize: 'min-content', overflowWrap: 'normal' }),
);

/** The longest names break, and have a line of columns for themselves. */
const broken = style({ flex: '1 1 100%', minInlineSize: 0 });

export const column = {
  large: `${anyColumn} ${whole}`,
  medium: `${anyColumn} ${whole}`,
  small: `${anyColumn} ${broken}`,
};

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  paddingBlockEnd: space[2],
});

const weight = font.weight.regular;

/** The more characters, the smaller; the longest names break. */
export const characters = {
  large: style({ ...textStyle('figure40'), fontWeight: weight, whiteSpace: 'nowrap' }),
  medium: style({ ...textStyle('figure24'), fontWeight: weight, whiteSpace: 'nowrap' }),
  small: style({ ...textStyle('title'), fontWeight: weight }),
};

export const part = style({ ...textStyle('small'), color: color.text.secondary });

export const ticket = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  paddingInline: space[4],
  paddingBlock: space[2],
  borderRadius: radius.control,
  background: color.background.sunken,
  color: color.text.secondary,
});

export const spelled = style({
  ...textStyle('title'),
  marginInlineStart: 'auto',
  color: color.text.primary,
});

/** They scroll with the rest: large text would leave no room beside them. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginBlockStart: space[4],
});
