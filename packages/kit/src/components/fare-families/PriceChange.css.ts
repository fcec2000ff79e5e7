import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const change = style({ display: 'grid', gap: space[5] });

export const head = style({ display: 'grid', gap: space[3] });

const cheaper = '[data-state="cheaper"] &';
/** Amber where it costs more, jade where it costs less; the words say it too. */
const inTone = {
  color: color.attention.text,
  selectors: { [cheaper]: { color: color.done.text } },
} as const;

export const title = style({
  ...textStyle('title'),
  ...inTone,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});
/** Labels on one line, and sums at the foot of theirs. */
export const sums = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
});
export const part = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });
export const label = style({ ...textStyle('small'), color: color.text.secondary });
/** One line through figure and sign, whatever their sizes. */
export const struck = style({
  position: 'relative',
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '55%',
      borderBlockStart: `${border.error} solid`,
    },
  },
});
/** The arrow stays beside the amount that it leads on from. */
export const was = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  ...textStyle('figure24'),
  fontWeight: font.weight.regular,
  color: color.text.tertiary,
});
export const arrow = style({
  flex: 'none',
  marginInlineStart: space[2],
  color: color.text.tertiary,
});
export const is = style({ ...textStyle('figure40'), color: color.text.primary });
export const difference = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const by = style({ ...textStyle('title'), ...inTone });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const heading = style({ ...textStyle('strong'), marginBlockEnd: space[3] });

/** Name of a fact, right above what it says. */
export const name = style({ ...textStyle('strong'), marginBlockEnd: space[1] });
export const facts = style({
  borderBlockEnd: `${border.hairline} solid ${color.border.strong}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const fact = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
});
