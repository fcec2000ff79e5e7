import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { DrawingName } from '../drawing/Drawing.tsx';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import { Picture } from './Picture.tsx';
import * as styles from './states.css.ts';

export type FailedStateProps = RootProps<HTMLDivElement> & {
  /** Statement of what happened. */
  title: ReactNode;
  /** Advice: what did not change, and what to do. */
  text: ReactNode;
  /** The way on; busy while it is being tried. Needless where `actions` takes its place. */
  retry?: { label: string; onClick: () => void; busy?: boolean | undefined } | undefined;
  /** Number to call: words of the button, and the number as dialled. */
  hotline?: { label: string; number: string } | undefined;
  /** Buttons, in place of those of `retry` and `hotline`. */
  actions?: ReactNode;
  /** Code and time, for the person on the phone. */
  smallPrint?: ReactNode;
  /** Drawing of the thing that is missing, by its name, or an element; for a state that has the page to itself: it needs no card. */
  drawing?: DrawingName | ReactElement | undefined;
};

/** Notice in place of missing content. Screen readers say it as it appears. One without a drawing is for a `Card`. */
export function FailedState({
  title,
  text,
  retry,
  hotline,
  actions,
  smallPrint,
  drawing,
  className,
  ...root
}: FailedStateProps) {
  return (
    <div {...root} className={classNames(styles.state, drawing && styles.drawn, className)}>
      <Picture drawing={drawing} icon="alert" className={styles.failedIcon} />
      <div role="alert">
        <p className={classNames(styles.title, drawing && styles.sentence)}>{title}</p>
        <p className={classNames(styles.text, drawing && styles.line)}>{text}</p>
      </div>
      <div className={classNames(styles.actions, styles.both)}>
        {actions === undefined ? (
          <FailedActions {...{ retry, hotline }} outlined={drawing !== undefined} />
        ) : (
          actions
        )}
      </div>
      {smallPrint && <p className={styles.smallPrint}>{smallPrint}</p>}
    </div>
  );
}

interface FailedActionsProps extends Pick<FailedStateProps, 'retry' | 'hotline'> {
  /** It has the page to itself, and is not its main action. */
  outlined: boolean;
}

/** Calling, and trying again. */
function FailedActions({ retry, hotline, outlined }: FailedActionsProps) {
  return (
    <>
      {hotline && (
        <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline.number}`}>
          {hotline.label}
        </Button>
      )}
      {retry && (
        <Button
          variant={outlined ? 'outline' : 'filled'}
          size="medium"
          icon="refresh"
          busy={retry.busy}
          onClick={retry.onClick}
        >
          {retry.label}
        </Button>
      )}
    </>
  );
}
