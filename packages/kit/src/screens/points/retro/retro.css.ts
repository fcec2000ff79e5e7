import { styleIn } from '../../../theme/layered.ts';
import { nav } from '../../../primitives/page-top.css.ts';
import { textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;

/** The form lies on the surface of the tabs, over the whole width. */
export const band = style({
  marginInline: `calc(-1 * ${space[4]})`,
  padding: space[4],
  background: color.background.surface,
  borderImage: `linear-gradient(${color.background.surface} calc(100% - ${border.hairline}), ${color.border.hairline} 0) fill 0 / 0 / 0 100vw`,
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
  // In a column of its own it is a card.
  '@media': {
    [wide]: {
      selectors: {
        [`${nav} ~ * &`]: {
          marginInline: 0,
          marginBlockStart: space[4],
          border: `${border.hairline} solid ${color.border.hairline}`,
          borderRadius: radius.card,
          borderImageSource: 'none',
        },
      },
    },
  },
});

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockStart: space[4],
});
export const above = style({ marginBlockEnd: space[4] });
export const note = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });
export const words = style({ display: 'grid', gap: space[1] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[6] });

/** Takes the focus on the way back from a result. */
export const flights = style({ selectors: { '&:focus': { outline: 'none' } } });
