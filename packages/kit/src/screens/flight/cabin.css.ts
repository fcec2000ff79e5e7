import { nav } from '../../primitives/page-top.css.ts';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, font, size, space } = vars;

/** In a wide window in line with the wrap of its navigation. */
const wideGutter = `max(${space[6]}, (100vw - ${size.wrap}) / 2) ${space[6]}`;

const gutter = `max(${space[4]}, env(safe-area-inset-left), (100% - ${size.content}) / 2 + ${space[4]})`;

export const form = style({
  paddingInline: gutter,
  paddingBlock: `${space[4]} ${space[5]}`,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.surface,
  '@media': {
    [wide]: { paddingInline: wideGutter, selectors: { [`${nav} ~ * &`]: { marginBlockStart: space[4] } } },
  },
});

/** Number and day side by side where both fit in one line of text. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'start',
  '@media': { [wide]: { maxInlineSize: '44rem' } },
});

export const number = style({ flex: '1 1 8rem', minInlineSize: 0 });

/** As broad as the longest date beside its icon, that of Russian. */
export const day = style({ flex: '1 1 13rem', minInlineSize: 0 });

export const submit = style({
  flex: '1 0 100%',
  '@media': {
    // In line with the fields, below the words of their labels.
    [wide]: {
      flex: '0 1 12rem',
      marginBlockStart: `calc(${font.small.size} * ${font.small.line} + ${space[1]})`,
    },
  },
});

export const column = style({ paddingInline: gutter, paddingBlock: space[4] });
/** In line with the fields above, in a wide window too. */
export const own = style({
  paddingInline: gutter,
  paddingBlock: space[4],
  '@media': { [wide]: { paddingInline: wideGutter } },
});

export const head = style({
  display: 'grid',
  gap: space[1],
  paddingInline: gutter,
  paddingBlock: `${space[4]} ${space[1]}`,
  background: color.background.surface,
  '@media': { [wide]: { paddingInline: wideGutter } },
});

export const flight = style(textStyle('strong'));
export const when = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
