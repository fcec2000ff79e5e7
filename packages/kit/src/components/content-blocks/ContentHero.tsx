import type { BlockOf } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

/** Subject of the page, on the ground of the bar. */
export function ContentHero({ block: { overline, title, text } }: { block: BlockOf<'hero'> }) {
  return (
    <div className={styles.hero}>
      {overline !== undefined && <p className={styles.overline}>{overline}</p>}
      <h2 className={styles.heroTitle}>{title}</h2>
      {text !== undefined && <p className={styles.heroText}>{text}</p>}
    </div>
  );
}
