import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { font, space } = vars;

/** The name of a tier is not broken between two of its characters. */
const whole = { wordBreak: 'keep-all', overflowWrap: 'anywhere' } as const;

export const inner = style({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${space[3]} ${space[4]} ${space[6]}`,
  paddingInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space[4]}, env(safe-area-inset-right))`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
});
export const tier = style({
  ...textStyle('figure24'),
  '@media': {
    // Russian names are longer: the day stays beside them, in a line as high as everywhere.
    '(max-width: 479px)': {
      selectors: {
        '&:lang(ru)': {
          fontSize: font.title.size,
          lineHeight: `calc(${font.figure24.size} * ${font.figure24.line})`,
        },
      },
    },
  },
});
export const second = style({ ...textStyle('body'), color: secondary });
export const number = style({ ...tabular, whiteSpace: 'nowrap' });
export const until = style({ ...textStyle('small'), ...tabular, color: secondary });
export const untilWords = style({ display: 'block' });
export const lead = style({ ...textStyle('small'), ...tabular, color: secondary, ...whole });
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const unit = style({ ...textStyle('body'), overflowWrap: 'anywhere' });
export const reached = style({ ...textStyle('title'), textWrap: 'balance', ...whole });
