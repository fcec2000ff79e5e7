import { Guilloche } from '../guilloche/Guilloche.tsx';
import type { BlockOf } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

/** What the page is about, on the printed ground. */
export function ContentHero({ block: { overline, title, text } }: { block: BlockOf<'hero'> }) {
  return (
    <div className={styles.hero}>
      <div className={styles.weave}>
        <Guilloche weave="head" />
      </div>
      <div className={styles.heroWords}>
        {overline !== undefined && <p className={styles.overline}>{overline}</p>}
        <h2 className={styles.heroTitle}>{title}</h2>
        {text !== undefined && <p className={styles.heroText}>{text}</p>}
      </div>
    </div>
  );
}
