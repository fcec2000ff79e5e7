import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { wide as wideScreen } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import * as bar from '../app-bar/AppBar.css.ts';
import { stack } from '../stack.ts';
import { below, nav, wrap } from '../page-top.css.ts';

const style = styleIn('primitives');
const rule = ruleIn('primitives');
const { border, color, size, space } = vars;

/** At least the gutter, and clear of a notch beside the page. */
const gutter = (width: string) => ({
  paddingInlineStart: `max(${width}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${width}, env(safe-area-inset-right))`,
});

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // A page that slides in does not make the window wider; what sticks still sticks.
  overflowX: 'clip',
});

/** The screen in the shell, where a top navigation is above it. */
const underNav = `${nav} ~ * &`;

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: color.background.page,
  vars: { [bar.extent]: size.content, [bar.gutter]: space[4], [below]: size.appBar },
  selectors: { [`${shell} > &`]: { flex: '1 0 auto', minBlockSize: 0 } },
  '@media': {
    [wideScreen]: {
      vars: { [below]: '56px' },
      selectors: {
        [underNav]: { vars: { [below]: size.topNav }, minBlockSize: `calc(100dvh - ${size.topNav})` },
      },
    },
    print: { minBlockSize: 0, background: 'none' },
  },
});

/** Content that takes a wide window. */
export const broad = style({ vars: { [bar.extent]: wrap, [bar.gutter]: space[6] } });

export const main = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  selectors: { '&:focus': { outline: 'none' } },
});

export const column = style({
  ...gutter(space[4]),
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingBlock: `${space[4]} ${space[8]}`,
});

export const whole = style({ '@media': { [wideScreen]: { ...gutter(space[6]), maxInlineSize: wrap } } });

export const bleed = style({ flex: 1 });

export const band = style({
  ...gutter(space[4]),
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
  '@media': {
    [wideScreen]: {
      ...gutter(space[6]),
      // Under a head it goes on from that, under the title alone it stands by itself.
      selectors: { [`${underNav}:first-child`]: { marginBlockStart: space[4] } },
    },
  },
});

export const bandWhole = style({
  '@media': { [wideScreen]: { maxInlineSize: size.wrap, marginInline: 'auto' } },
});

export const bandInner = style({
  maxInlineSize: `calc(${size.content} - 2 * ${space[4]})`,
  marginInline: 'auto',
});

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: stack.bar,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
  boxShadow: vars.shadow.bar,
  // The content meant for it may have nothing to offer.
  selectors: { '&:has(> :empty)': { display: 'none' } },
});

/** In a wide window the last block of the column. */
export const ending = style({
  '@media': {
    [wideScreen]: {
      selectors: {
        [underNav]: { position: 'static', borderBlockStart: 0, background: 'none', boxShadow: 'none' },
      },
    },
  },
});
/** The column ends with its content there, so that the block follows it. */
export const ended = style({
  '@media': { [wideScreen]: { selectors: { [underNav]: { flex: 'none', paddingBlockEnd: space[3] } } } },
});

export const footerInner = style({
  ...gutter(space[4]),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
});

/** The last block of the second of two columns, in what takes a wide window. */
export const footerWhole = style({
  '@media': {
    [wideScreen]: {
      ...gutter(space[6]),
      inlineSize: `calc((min(100%, ${wrap}) + ${space[6]}) / 2)`,
      maxInlineSize: 'none',
      marginInlineEnd: `max(0px, (100% - ${wrap}) / 2)`,
    },
  },
});

/** Out of sight until the keyboard reaches it. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: stack.toast,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  background: color.background.surface,
  color: color.action.text,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': {
    // The navigation above has one of its own.
    [wideScreen]: { selectors: { [underNav]: { display: 'none' } } },
    print: { display: 'none' },
  },
});

// An element that takes the focus stays clear of the bars that lie over the page.
globalStyle(
  'html',
  rule({ scrollPaddingBlock: `calc(${size.appBar} + ${space[4]}) calc(${size.button} + ${space[12]})` }),
);
