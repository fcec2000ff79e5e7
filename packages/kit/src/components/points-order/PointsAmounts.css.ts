import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

/** Three beside each other where they have room, never more: of six none stands alone. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(88px, 30%), 1fr))',
  gap: space[2],
});

export const amount = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: space[1],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.action.fill,
      background: color.action.surface,
      boxShadow: `inset 0 0 0 1px ${color.action.fill}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 3 } } },
  },
});

export const points = style({
  ...textStyle('strong'),
  ...tabular,
  selectors: { '[aria-pressed="true"] > &': { fontWeight: font.weight.semibold } },
});

export const price = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
