import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, radius, size, space } = vars;

export const summary = style({
  paddingInline: space[4],
  paddingBlockStart: space[4],
  border: `${border.hairline} solid ${color.error.border}`,
  borderRadius: radius.card,
  background: color.error.surface,
  color: color.error.text,
  selectors: {
    '&:focus': { outline: `${border.focus} solid ${color.action.focus}`, outlineOffset: border.focusOffset },
  },
});

export const title = style({
  ...textStyle('strong'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  paddingBlockEnd: space[2],
});

export const line = style({ borderBlockStart: `${border.hairline} solid ${color.error.border}` });

export const link = style({
  ...textStyle('body'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingBlock: space[2],
  paddingInlineStart: 28,
});

export const words = style({
  textWrap: 'pretty',
  flex: 1,
  minInlineSize: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
