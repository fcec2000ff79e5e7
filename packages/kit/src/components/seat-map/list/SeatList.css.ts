import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { gutter } from '../gutter.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

export const list = style({
  paddingBlock: `${space[4]} ${space[8]}`,
  paddingInline: gutter,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlock: `${space[6]} ${space[3]}`,
});

export const title = style(textStyle('strong'));

export const count = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

export const card = style({
  overflow: 'hidden',
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});

export const row = style({
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const opener = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: space[4],
  paddingBlock: space[2],
  overflowWrap: 'normal',
  '@media': {
    // The price under the letters, where both are too long for one line.
    '(max-width: 359px)': {
      selectors: {
        '&:lang(ru)': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          rowGap: 0,
        },
      },
    },
  },
  selectors: {
    '&[aria-expanded="true"]': { background: color.background.sunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const number = style({ ...textStyle('strong'), ...tabular, flex: 'none' });

export const glance = style({
  ...textStyle('small'),
  flex: 1,
  minInlineSize: 0,
  color: color.text.secondary,
});

export const price = style({
  ...textStyle('body'),
  ...tabular,
  flex: 'none',
  maxInlineSize: '40%',
  overflowWrap: 'normal',
  textAlign: 'end',
  '@media': {
    '(max-width: 359px)': {
      selectors: {
        [`${opener}:lang(ru) > &`]: { gridArea: '2 / 2', maxInlineSize: 'none', textAlign: 'start' },
      },
    },
  },
});

export const arrow = style({
  '@media': {
    '(max-width: 359px)': { selectors: { [`${opener}:lang(ru) > &`]: { gridArea: '1 / 3 / span 2' } } },
  },
});
export const turned = style({ transform: 'scaleY(-1)' });

export const seats = style({ borderBlockStart: `${border.hairline} solid ${color.border.hairline}` });

export const seat = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 60,
  paddingInline: space[4],
  paddingBlock: space[2],
  selectors: {
    'li + li > &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` },
    '&[aria-pressed="true"]': { background: color.action.surface },
    '&[aria-disabled]': { color: color.text.secondary, cursor: 'default' },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const designator = style({ ...textStyle('strong'), ...tabular, marginInlineEnd: space[1] });

export const features = style(textStyle('small'));

export const detail = style({
  ...textStyle('small'),
  display: 'block',
  color: color.text.secondary,
  selectors: { '[aria-pressed="true"] &': { color: color.action.text } },
});
