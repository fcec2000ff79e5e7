import type { ReactElement, ReactNode } from 'react';
import type { DrawingName } from '../drawing/Drawing.tsx';
import type { IconName } from '../icon/Icon.tsx';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { Picture } from './Picture.tsx';
import * as styles from './states.css.ts';

type Own = RootProps<HTMLDivElement> & {
  /** One sentence: what is not there. */
  title: ReactNode;
  /** Why, or when it will be there; at most one line. */
  text?: ReactNode;
  /** One thing to do, as an outline button; filled only where the page has no other action. */
  action?: ReactNode;
};

export type EmptyStateProps = Own &
  (
    | {
        /** Drawing of the thing that is missing, by its name, or an element; for a state that has the page to itself: it needs no card. */
        drawing: DrawingName | ReactElement;
        icon?: undefined;
      }
    | {
        /** Icon above the title, by its name, or an element; for a small place, such as a sheet or a card among others. */
        icon: IconName | ReactElement;
        drawing?: undefined;
      }
  );

/** Notice in place of a list, when there is nothing to list. */
export function EmptyState({ icon, drawing, title, text, action, className, ...root }: EmptyStateProps) {
  return (
    <div {...root} className={classNames(styles.state, drawing && styles.drawn, className)}>
      <Picture drawing={drawing} icon={icon} className={styles.icon} />
      <p className={classNames(styles.title, drawing && styles.sentence)}>{title}</p>
      {text && <p className={classNames(styles.text, drawing && styles.line)}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
