import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

export const frame = style({
  border: line,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const headCell = {
  ...textStyle('small'),
  padding: `${space[3]} ${space[2]}`,
  color: color.text.secondary,
  fontWeight: font.weight.regular,
} as const;

export const head = style({ ...headCell, paddingInlineStart: space[4], textAlign: 'start' });
export const headEnd = style({
  ...headCell,
  textAlign: 'end',
  selectors: { '&:last-child': { paddingInlineEnd: space[4] } },
});

export const row = style({ borderBlockStart: line });
export const own = style({ borderBlockStart: line, background: color.action.surface });

export const city = style({
  padding: `${space[3]} ${space[2]}`,
  paddingInlineStart: space[4],
  textAlign: 'start',
  fontWeight: font.weight.regular,
});
export const name = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  alignItems: 'center',
  fontWeight: font.weight.semibold,
});
// On the row's own tint the mark is a white one.
globalStyle(
  `.${own} .${name} > *`,
  ruleIn('components')({ background: color.background.surface, whiteSpace: 'nowrap' }),
);
export const airports = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

const numberCell = {
  ...textStyle('small'),
  ...tabular,
  padding: `${space[3]} ${space[2]}`,
  textAlign: 'end',
  color: color.text.secondary,
  whiteSpace: 'nowrap',
} as const;

/** The unit is smaller and lighter than its figure. */
export const figure = style({
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
  color: color.text.primary,
});
export const cell = style(numberCell);
export const stop = style({ ...numberCell, paddingInlineEnd: space[4] });
globalStyle(`.${stop} .${figure}`, ruleIn('components')({ fontWeight: font.weight.semibold }));
