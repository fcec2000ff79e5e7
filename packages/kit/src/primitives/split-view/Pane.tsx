import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { usePane } from './pane-context.ts';
import * as styles from './SplitView.css.ts';

export type PaneProps = RootProps & {
  /** Heading of the column; that of the page where the address is the column's. */
  title: ReactNode;
  /** The way back. */
  back?: { label: string; onPress: () => void } | undefined;
  /** One thing to do with the whole of it, at the end of the heading. */
  action?: ReactNode;
  /** Content right under the heading, on a surface. */
  band?: ReactNode;
  /** The main action, as the last block. */
  footer?: ReactNode;
  /** Content. */
  children: ReactNode;
};

/** One column of a `SplitView`: heading, content, and the main action at its end. */
export function Pane({ title, back, action, band, footer, children, className, ...root }: PaneProps) {
  const id = useId();
  const Heading = usePane()?.shown === false ? 'h2' : 'h1';
  return (
    <section {...root} className={classNames(styles.pane, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {back && (
          <span className={styles.back}>
            <IconButton icon="back" label={back.label} onClick={back.onPress} />
          </span>
        )}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {band && <div className={styles.band}>{band}</div>}
      {children}
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}
