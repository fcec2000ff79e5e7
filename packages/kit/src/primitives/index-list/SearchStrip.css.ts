import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { stack } from '../stack.ts';
import { box as boxSize, edge } from './IndexList.css.ts';

const style = styleIn('primitives');
const { border, color, radius, space } = vars;

/** Goes on from the navy bar above it, over its line, and to both sides of a page that is broader than the list. */
export const strip = style({
  position: 'sticky',
  insetBlockStart: `calc(${edge} - ${border.hairline})`,
  marginBlockStart: `calc(-1 * ${border.hairline})`,
  zIndex: stack.bar,
  gridColumn: '1 / -1',
  paddingInline: space[4],
  paddingBlock: `${space[1]} ${space[3]}`,
  background: color.background.bar,
  borderImage: `linear-gradient(${color.background.bar}, ${color.background.bar}) fill 0 / 0 / 0 100vw`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: `${border.hairline} solid` } },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: boxSize,
  paddingInlineStart: space[4],
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.secondary,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${border.focus} solid ${color.text.onBar}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': { '(forced-colors: active)': { border: `${border.hairline} solid` } },
});

export const field = style({
  ...textStyle('field'),
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space[3],
  color: color.text.primary,
  background: 'none',
  border: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.text.tertiary, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});
