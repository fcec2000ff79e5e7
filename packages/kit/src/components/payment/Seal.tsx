import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { rosette } from './rosette.ts';
import * as styles from './Seal.css.ts';

/** The sign of a result on a printed rosette, in the colour of the text around it. Words beside it say the same. */
export function Seal({ icon }: { icon: IconName }) {
  return (
    <div className={styles.seal}>
      <svg className={styles.rosette} viewBox="0 0 128 128" aria-hidden="true" focusable="false">
        <path d={rosette()} />
      </svg>
      <span className={styles.disc}>
        <Icon name={icon} size={32} />
      </span>
    </div>
  );
}
