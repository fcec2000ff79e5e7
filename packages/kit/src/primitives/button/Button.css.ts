import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { quiet } from '../quiet.css.ts';

const style = styleIn('primitives');
const { border, color, font, motion, radius, size, space } = vars;

/** Colours that a tone gives and a variant takes. */
const [ink, tint, fill, onFill, fillPressed] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
];

const idle = '&:active:not(:disabled, [aria-disabled="true"])';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingInline: space[4],
  paddingBlock: space[2],
  // Forced colours paint it, so that every button keeps an edge there.
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
  textAlign: 'center',
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
});

export const tones = {
  action: style({
    vars: {
      [ink]: color.action.text,
      [tint]: color.action.surface,
      [fill]: color.action.fill,
      [onFill]: color.action.onFill,
      [fillPressed]: color.action.fillPressed,
    },
  }),
  pay: style({
    vars: {
      [ink]: color.price.text,
      [tint]: color.background.sunken,
      [fill]: color.pay.fill,
      [onFill]: color.pay.onFill,
      [fillPressed]: color.pay.fillPressed,
    },
  }),
  danger: style({
    vars: {
      [ink]: color.error.text,
      [tint]: color.error.surface,
      [fill]: color.error.fill,
      [onFill]: color.error.onFill,
      [fillPressed]: color.error.fillPressed,
    },
  }),
  neutral: style({
    vars: {
      [ink]: color.text.primary,
      [tint]: color.background.sunken,
      [fill]: color.text.primary,
      [onFill]: color.background.surface,
      [fillPressed]: color.text.secondary,
    },
  }),
} as const;

export const sizes = {
  large: style({ ...textStyle('button'), minBlockSize: size.button }),
  medium: style({ ...textStyle('body'), minBlockSize: size.touch, fontWeight: font.weight.semibold }),
} as const;

export const variants = {
  filled: style({ color: onFill, background: fill, selectors: { [idle]: { background: fillPressed } } }),
  tinted: style({
    color: ink,
    background: tint,
    selectors: { [idle]: { borderColor: color.action.border } },
  }),
  outline: style({
    color: ink,
    background: color.background.surface,
    borderColor: color.border.strong,
    fontWeight: font.weight.regular,
    selectors: { [idle]: { background: color.background.sunken } },
  }),
  text: style({
    color: ink,
    fontWeight: font.weight.regular,
    selectors: { [idle]: { background: color.action.surface } },
  }),
} as const;

export const wide = style({ display: 'flex', inlineSize: '100%' });
export const disabled = style({
  cursor: 'not-allowed',
  color: color.text.tertiary,
  background: quiet,
  borderColor: 'transparent',
});
export const busy = style({ cursor: 'progress' });
