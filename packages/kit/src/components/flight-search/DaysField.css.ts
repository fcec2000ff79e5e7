import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { broad } from './broad.ts';

export { label } from './RouteFields.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: space[4],
  minInlineSize: 0,
  '@container': { [broad]: { columnGap: 0 } },
});

export const field = style({
  selectors: { '&:only-child': { flexGrow: 1 } },
  '@container': {
    [broad]: { flex: '1 1 0', borderInlineStart: `${border.hairline} solid ${color.border.hairline}` },
  },
});

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 56,
  textAlign: 'start',
  '@container': {
    [broad]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      gap: 0,
      minBlockSize: 74,
      paddingInline: space[4],
    },
  },
});
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
});
export const date = style({ ...textStyle('strong'), ...tabular, fontWeight: font.weight.semibold });
export const weekday = style({ ...textStyle('small'), color: color.text.secondary });
export const none = style({
  ...textStyle('strong'),
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});
export const chevron = style({ color: color.text.secondary });
