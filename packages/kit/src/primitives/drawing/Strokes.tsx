import * as styles from './Strokes.css.ts';
import type { Stroke } from './ink.ts';

/** Strokes one over the other. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(([ink, path]) => <path key={`${ink}${path}`} d={path} className={styles.inks[ink]} />);
}
