import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { nav } from '../page-top.css.ts';
import { stack } from '../stack.ts';
import { box as boxSize, edge } from './IndexList.css.ts';

const style = styleIn('primitives');
const { border, color, radius, space } = vars;

/** On a page of its own, below the navigation of a wide window. */
const underNav = `${nav} ~ * &`;

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
  '@media': {
    // Below a title on the page there is no navy bar to go on from.
    [wide]: {
      selectors: { [underNav]: { background: color.background.surface, borderImageSource: 'none' } },
    },
    '(forced-colors: active)': { borderBlockEnd: `${border.hairline} solid` },
  },
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
  '@media': {
    [wide]: {
      selectors: {
        [underNav]: { border: `${border.hairline} solid ${color.border.control}` },
        [`${underNav}:has(input:focus-visible)`]: { outlineColor: color.action.focus },
      },
    },
    '(forced-colors: active)': { border: `${border.hairline} solid` },
  },
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
