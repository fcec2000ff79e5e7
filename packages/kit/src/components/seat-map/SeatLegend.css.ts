import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const legend = style({ display: 'grid', gap: space[2] });

/** In one line that scrolls, from edge to edge. */
export const filter = style({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const chip = style({
  ...textStyle('body'),
  ...tabular,
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  flex: 'none',
  minBlockSize: size.touch,
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.full,
  background: color.background.surface,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.action.text,
      boxShadow: `inset 0 0 0 1px ${color.action.text}`,
      background: color.action.surface,
      color: color.action.text,
      fontWeight: font.weight.semibold,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 3 } } },
  },
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] });

export const mark = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.text.secondary,
});
