import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { guillochePath, type Weave } from './path.ts';
import * as styles from './Guilloche.css.ts';

const weaves = {
  card: {
    width: 360,
    height: 120,
    strands: 16,
    swing: 132,
    middle: { at: 60, bend: 24, length: 180, from: 115 },
    breadth: [8, 26, 13],
  },
  tall: {
    width: 360,
    height: 120,
    strands: 14,
    swing: 250,
    middle: { at: 62, bend: 26, length: 330, from: 205 },
    breadth: [10, 30, 14],
  },
  head: {
    width: 360,
    height: 120,
    strands: 14,
    swing: 210,
    middle: { at: 64, bend: 24, length: 270, from: 196 },
    breadth: [14, 30, 22],
  },
} as const satisfies Record<string, Weave>;

export interface GuillocheProps extends RootProps<SVGSVGElement> {
  /** Which band: `card` for tier surfaces, `tall` between the two text blocks of the member card, `head` for the home head. */
  weave?: keyof typeof weaves;
}

const paths = new Map<keyof typeof weaves, string>();

function pathOf(weave: keyof typeof weaves): string {
  const known = paths.get(weave) ?? guillochePath(weaves[weave]);
  paths.set(weave, known);
  return known;
}

/**
 * The fine woven lines of a printed ticket, 0.6 px in `currentColor`. It fills its box and stretches with it; nothing
 * is said to screen readers. Only for tier surfaces, the home head and the top of the pass.
 */
export function Guilloche({ weave = 'card', className, ...root }: GuillocheProps) {
  const { width, height } = weaves[weave];
  return (
    <svg
      {...root}
      className={classNames(styles.lines, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(weave)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
