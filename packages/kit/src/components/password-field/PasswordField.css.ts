import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;

export const password = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** The system's own eye would be beside ours. */
globalStyle(`.${password} input::-ms-reveal`, ruleIn('components')({ display: 'none' }));

export const strength = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const bars = style({ display: 'flex', gap: space[1] });
export const bar = style({
  flex: 1,
  blockSize: 4,
  borderRadius: radius.tag,
  background: color.border.hairline,
  // Forced colours paint backgrounds alike; the word says it there.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const fill = {
  weak: style({ background: color.error.text }),
  medium: style({ background: color.attention.text }),
  strong: style({ background: color.done.text }),
};

const heavy = { fontWeight: font.weight.semibold };
export const word = {
  weak: style({ ...heavy, color: color.error.text }),
  medium: style({ ...heavy, color: color.attention.text }),
  strong: style({ ...heavy, color: color.done.text }),
};

export const line = style({
  ...textStyle('small'),
  color: color.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

export const part = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  color: color.text.tertiary,
});

/** As wide as the tick that takes its place. */
export const ring = style({
  inlineSize: 8,
  blockSize: 8,
  marginInline: 3,
  border: `${border.error} solid ${color.border.control}`,
  borderRadius: radius.full,
});

export const there = style({ color: color.done.text });
