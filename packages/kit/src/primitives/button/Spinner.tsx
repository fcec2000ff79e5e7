import * as styles from './Spinner.css.ts';

/** A turning ring beside words that already say what is under way; it stands still under reduced motion. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
