import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import type { TextStyle } from '../../theme/values.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const rule = ruleIn('primitives');

/** It does not shimmer: nothing moves but what really goes on. */
export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.tag,
  background: vars.color.skeleton,
});

export const round = style({ borderRadius: vars.radius.full });

const names = ['caption', 'small', 'body', 'strong', 'title', 'figure24', 'figure32', 'figure40'] as const;

/** One line of text high, painted a little lower, so that lines keep their distance. */
export const lines = styleVariants(
  Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], TextStyle>,
  (name) =>
    rule({
      ...textStyle(name),
      blockSize: `calc(${vars.font[name].size} * ${vars.font[name].line})`,
      borderBlockWidth: '0.2em',
      backgroundClip: 'padding-box',
    }),
);
