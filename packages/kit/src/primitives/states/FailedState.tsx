import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { DrawingName } from '../drawing/Drawing.tsx';
import { LaterDrawing } from '../drawing/LaterDrawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './states.css.ts';

export type FailedStateProps = RootProps<HTMLDivElement> & {
  /** Statement of what happened. */
  title: ReactNode;
  /** Advice: what did not change, and what to do. */
  text: ReactNode;
  /** The way on; busy while it is being tried. */
  retry: { label: string; onPress: () => void; busy?: boolean | undefined };
  /** Number to call: words of the button, and the number as dialled. */
  hotline?: { label: string; number: string } | undefined;
  /** Code and time, for the person on the phone. */
  smallPrint?: ReactNode;
  /** Drawing of the thing that is missing, for a state that has the page to itself: it needs no card. */
  drawing?: DrawingName | undefined;
};

/** Notice in place of missing content. Screen readers say it as it appears. One without a drawing is for a `Card`. */
export function FailedState({
  title,
  text,
  retry,
  hotline,
  smallPrint,
  drawing,
  className,
  ...root
}: FailedStateProps) {
  return (
    <div {...root} className={classNames(styles.state, drawing && styles.drawn, className)}>
      {drawing ? (
        <LaterDrawing name={drawing} />
      ) : (
        <Icon name="alert" size={32} className={styles.failedIcon} />
      )}
      <div role="alert">
        <p className={classNames(styles.title, drawing && styles.sentence)}>{title}</p>
        <p className={classNames(styles.text, drawing && styles.line)}>{text}</p>
      </div>
      <div className={classNames(styles.actions, styles.both)}>
        {hotline && (
          <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline.number}`}>
            {hotline.label}
          </Button>
        )}
        <Button
          variant={drawing ? 'outline' : 'filled'}
          size="medium"
          icon="refresh"
          busy={retry.busy}
          onClick={retry.onPress}
        >
          {retry.label}
        </Button>
      </div>
      {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
    </div>
  );
}
