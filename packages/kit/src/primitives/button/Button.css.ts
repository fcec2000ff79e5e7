import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { ruleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { quiet } from '../quiet.css.ts';

const rule = ruleIn('primitives');
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

export const button = recipe({
  base: rule({
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
  }),
  variants: {
    tone: {
      action: rule({
        vars: {
          [ink]: color.action.text,
          [tint]: color.action.surface,
          [fill]: color.action.fill,
          [onFill]: color.action.onFill,
          [fillPressed]: color.action.fillPressed,
        },
      }),
      pay: rule({
        vars: {
          [ink]: color.price.text,
          [tint]: color.background.sunken,
          [fill]: color.pay.fill,
          [onFill]: color.pay.onFill,
          [fillPressed]: color.pay.fillPressed,
        },
      }),
      neutral: rule({
        vars: {
          [ink]: color.text.primary,
          [tint]: color.background.sunken,
          [fill]: color.text.primary,
          [onFill]: color.background.surface,
          [fillPressed]: color.text.secondary,
        },
      }),
    },
    size: {
      large: rule({ ...textStyle('button'), minBlockSize: size.button }),
      medium: rule({ ...textStyle('body'), minBlockSize: size.touch, fontWeight: font.weight.semibold }),
    },
    variant: {
      filled: rule({ color: onFill, background: fill, selectors: { [idle]: { background: fillPressed } } }),
      tinted: rule({
        color: ink,
        background: tint,
        selectors: { [idle]: { borderColor: color.action.border } },
      }),
      outline: rule({
        color: ink,
        background: color.background.surface,
        borderColor: color.border.strong,
        fontWeight: font.weight.regular,
        selectors: { [idle]: { background: color.background.sunken } },
      }),
      text: rule({
        color: ink,
        fontWeight: font.weight.regular,
        selectors: { [idle]: { background: color.action.surface } },
      }),
    },
    wide: { true: rule({ display: 'flex', inlineSize: '100%' }) },
    disabled: {
      true: rule({
        cursor: 'not-allowed',
        color: color.text.tertiary,
        background: quiet,
        borderColor: 'transparent',
      }),
    },
    busy: { true: rule({ cursor: 'progress' }) },
  },
});
