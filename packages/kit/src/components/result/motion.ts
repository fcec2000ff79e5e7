import { vars } from '../../theme/vars.css.ts';

const { duration } = vars.motion;

/** Everything is in its end state at once where the system asks for less motion. */
export const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } } as const;

/** When each moment of a result begins: the rosette is drawn, its disc is pressed, the sign is drawn, and the slip comes out. */
export const begins = {
  disc: duration.seal,
  sign: `calc(${duration.seal} + ${duration.state})`,
  slip: `calc(${duration.seal} + ${duration.state} + ${duration.sheet})`,
} as const;
