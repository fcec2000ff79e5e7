import { classNames } from '../class-names.ts';
import { useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { usePane, type PaneProps } from './pane-context.ts';
import * as styles from './SplitView.css.ts';

/** One column of a `SplitView`: heading, content, and the main action at its end. */
export function Pane({ title, back, action, band, footer, wide, children, className, ...root }: PaneProps) {
  const id = useId();
  const Heading = usePane()?.shown === false ? 'h2' : 'h1';
  return (
    <section
      {...root}
      className={classNames(styles.pane, !wide && styles.measured, className)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        {back && (
          <span className={styles.back}>
            <IconButton icon="back" label={back.label} onClick={back.onClick} />
          </span>
        )}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {band && <div className={styles.band}>{band}</div>}
      {children}
      {footer && (
        <div data-actions="" className={styles.foot}>
          {footer}
        </div>
      )}
    </section>
  );
}
