import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { nav, wrap } from '../page-top.css.ts';
import { stack } from '../stack.ts';

const style = styleIn('primitives');
const { border, color, font, motion, radius, size, space } = vars;

// On paper and below 960 px there is none.
globalStyle(
  `.${nav}`,
  ruleIn('primitives')({
    display: 'none',
    '@media': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: stack.bar,
        display: 'block',
        boxShadow: `inset 0 calc(-1 * ${border.hairline}) ${color.border.bar}`,
        background: color.background.bar,
        color: color.text.onBar,
      },
      '(forced-colors: active)': { borderBlockEnd: `${border.hairline} solid` },
    },
  }),
);

export const inner = style({
  display: 'flex',
  columnGap: space[6],
  alignItems: 'stretch',
  maxInlineSize: wrap,
  minBlockSize: size.topNav,
  marginInline: 'auto',
  paddingInline: space[6],
});

const target = {
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  color: color.text.onBar,
  whiteSpace: 'nowrap',
} as const;

const ring = { outlineColor: color.text.onBar, outlineOffset: -4, borderRadius: radius.control } as const;

export const brand = style({
  ...textStyle('strong'),
  ...target,
  alignSelf: 'center',
  selectors: { '&:focus-visible': ring },
});

/** They wrap in large text, where one line has no room for all. */
export const items = style({ display: 'flex', flex: 1, flexWrap: 'wrap', columnGap: space[1] });

/** Words of the present one are underlined on the bar's own edge. */
export const item = style({
  ...textStyle('body'),
  ...target,
  position: 'relative',
  justifyContent: 'center',
  minBlockSize: size.topNav,
  paddingInline: space[3],
  selectors: {
    '&[aria-current]': { fontWeight: font.weight.semibold },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: space[3],
      borderBlockEnd: '3px solid transparent',
      transition: `border-color ${motion.duration.state} ${motion.easing.out}`,
    },
    '&:hover::after': { borderColor: color.border.control },
    '&[aria-current]::after': { borderColor: 'currentColor' },
    '&:focus-visible': ring,
  },
});

export const end = style({
  display: 'flex',
  flexShrink: 0,
  columnGap: space[4],
  alignItems: 'center',
});

/** Where the places need the room, the drawing alone; its name is spoken. */
export const word = style({ '@media': { '(max-width: 1119px)': { display: 'none' } } });

export const link = style({
  ...textStyle('small'),
  ...target,
  justifyContent: 'center',
  selectors: { '&:focus-visible': ring },
});

/** The one that is outlined, as high as its words look. */
export const outlined = style({
  ...textStyle('small'),
  ...target,
  justifyContent: 'center',
  selectors: { '&:focus-visible': ring },
});
export const outline = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.full,
});
