import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const column = style({ display: 'grid', gap: space[4], paddingBlockStart: space[1] });
export const hello = style({ ...textStyle('title') });
export const start = style({ display: 'grid', gap: space[4] });

export const rows = style({
  overflow: 'clip',
  background: color.background.surface,
  border: hairline,
  borderRadius: radius.card,
});
globalStyle(`.${rows} > li + li`, ruleIn('screens')({ borderBlockStart: hairline }));

const wideRow = {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 84,
  paddingInline: space[5],
  paddingBlock: space[3],
} as const;

export const row = style({
  ...wideRow,
  inlineSize: '100%',
  textAlign: 'start',
  selectors: {
    '&:active': { background: color.background.sunken },
    '&:focus-visible': { outlineOffset: -4, borderRadius: radius.card },
  },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const label = style({ ...textStyle('title'), display: 'block' });
export const text = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  color: color.text.secondary,
});

export const hotline = style({
  ...wideRow,
  color: color.action.text,
  background: color.action.surface,
  border: `${border.hairline} solid ${color.action.border}`,
  borderRadius: radius.card,
});
export const call = style({ ...textStyle('strong'), display: 'block' });
export const number = style({ ...textStyle('body'), ...tabular, display: 'block' });
