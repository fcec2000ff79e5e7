import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

export const frame = style({
  // A layer of its own: a key has the browser look through this field alone, not all of its form.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

const above = `calc((${vars.font.small.size} * ${vars.font.small.line} - ${vars.size.touch}) / 2)`;

/** A link here is as high as a finger, though it takes the height of its line. */
export const aside = style({
  ...textStyle('small'),
  color: vars.color.text.secondary,
});

globalStyle(
  `.${aside} > :is(a, button)`,
  ruleIn('primitives')({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    marginBlock: above,
    color: vars.color.action.text,
    textDecoration: 'none',
  }),
);

export const label = style({ ...textStyle('small'), color: vars.color.text.primary });

export const optional = style({ color: vars.color.text.tertiary });

export const hint = style({ ...textStyle('small'), color: vars.color.text.tertiary });

export const error = style({
  ...textStyle('small'),
  display: 'flex',
  gap: vars.space[1],
  color: vars.color.error.text,
});

/** Keeps the icon on the first line, whatever the size of the text. */
export const errorIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh', paddingInline: 2 });
