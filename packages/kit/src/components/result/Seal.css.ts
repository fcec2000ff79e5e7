import { createVar, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { begins, still } from './motion.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, motion } = vars;

/** Ground of the disc. */
const ground = createVar();
const look = (ink: string, disc: string) => rule({ vars: { [ground]: disc }, color: ink });

const waits = look(color.drawing.line, color.action.surface);
const asks = look(color.attention.text, color.attention.surface);

const sealBase = style({ position: 'relative', flex: 'none', inlineSize: 128, blockSize: 128 });
export const seal = styleVariants({
  done: [sealBase, look(color.done.text, color.done.surface)],
  received: [sealBase, waits],
  waiting: [sealBase, waits],
  due: [sealBase, asks],
  partly: [sealBase, asks],
  unknown: [sealBase, asks],
  refused: [sealBase, look(color.error.text, color.error.surface)],
  over: [sealBase, look(color.text.secondary, color.background.sunken)],
});

export const rosette = style({ inlineSize: '100%', blockSize: '100%', opacity: 0.65 });

const press = keyframes({ from: { transform: 'scale(0.9)', opacity: 0 } });

export const disc = style({
  position: 'absolute',
  inset: 36,
  display: 'grid',
  placeItems: 'center',
  background: ground,
  border: `${border.selected} solid currentColor`,
  borderRadius: '50%',
  animation: `${press} ${motion.duration.state} ${begins.disc} ${motion.easing.out} backwards`,
  '@media': still,
});

/** Longer than any line of a sign, on the grid of 24; a tick's own length, so that its drawing takes the whole time. */
const line = createVar();
const draw = keyframes({
  from: { strokeDasharray: line, strokeDashoffset: line },
  to: { strokeDasharray: line, strokeDashoffset: 0 },
});

/** Heavier than an icon in a line of text. */
const heavy = 1.8;
export const sign = style({ vars: { [line]: '60' }, strokeWidth: heavy });
export const tick = style({ vars: { [line]: '24' }, strokeWidth: heavy });
for (const drawn of [sign, tick])
  globalStyle(
    `.${drawn} > path`,
    rule({
      animation: `${draw} ${motion.duration.sheet} ${begins.sign} ${motion.easing.out} backwards`,
      '@media': still,
    }),
  );
