import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { classNames } from '../../primitives/class-names.ts';
import * as styles from './NoticeText.css.ts';

const sections = [1, 2, 3] as const;
const lines = ['92%', '84%', '96%', '60%'] as const;

/** Place of a notice that is on its way. */
export function NoticeSkeleton({ className, ...root }: RootProps<HTMLDivElement>) {
  return (
    <div {...root} className={classNames(styles.text, className)} aria-hidden>
      <Skeleton inlineSize="70%" line="body" />
      {sections.map((section) => (
        <div key={section}>
          <div className={styles.heading}>
            <Skeleton inlineSize="30%" line="strong" />
          </div>
          <div className={styles.skeleton}>
            {lines.map((width) => (
              <Skeleton key={width} inlineSize={width} line="body" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
