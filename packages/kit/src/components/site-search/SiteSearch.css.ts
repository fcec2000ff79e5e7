import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

export const card = style({
  display: 'block',
  overflow: 'hidden',
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.card,
  // The ring is inside, where the surface is the same on every ground.
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: color.action.focus,
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: `calc(-1 * ${border.focus})`,
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${size.field} + ${space[2]})`,
  paddingInlineStart: space[4],
});
export const lens = style({ color: color.text.secondary });

export const field = style({
  ...textStyle('field'),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  marginInlineEnd: space[1],
  paddingInline: space[3],
  color: color.text.primary,
  background: 'none',
  border: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.text.tertiary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
});
