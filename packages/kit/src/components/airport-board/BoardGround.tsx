import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './BoardGround.css.ts';

export interface BoardGroundProps extends RootProps<HTMLDivElement> {
  /** Head and boards, or their placeholder. */
  children: ReactNode;
}

/** Navy ground of an airport's board, in the light theme too. */
export function BoardGround({ children, className, ...root }: BoardGroundProps) {
  return (
    <div {...root} className={classNames(styles.ground, className)}>
      <div data-theme="dark" className={styles.inner}>
        {children}
      </div>
    </div>
  );
}
