import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { Printer } from './Printer.tsx';
import { Rosette } from './Rosette.tsx';
import { Seal, type SealTone } from './Seal.tsx';
import * as styles from './Result.css.ts';

export interface ResultProps extends RootProps<HTMLDivElement> {
  /** How it ended: the seal and its colour. */
  tone: SealTone;
  /** Sign of the seal in place of the tone's own. */
  icon?: IconName | undefined;
  /** In place of the seal: the dial of a payment that is being confirmed, the cards of a new tier. */
  drawing?: ReactNode;
  /** `navy` is the dress of a new tier alone. */
  dress?: 'plain' | 'navy';
  /** The sentence, in the largest words. */
  title: ReactNode;
  /** The line below it. */
  text?: ReactNode;
  /** Product of the flow, out of the printer's slot: a `PerforatedCard` for each flight, a member's card. */
  slip?: ReactNode;
  /** It comes in place of a form on the same page: the sentence takes the focus. */
  takesFocus?: boolean;
  /** Below: what has to be known first, `NextSteps` last. */
  children?: ReactNode;
}

/**
 * How a flow ended, over the whole width of its screen: what was got, what comes next, and when. A component, as several
 * areas end in it and it asks nobody for anything; the bar with the way home and the next step is the screen's, `ResultActions`.
 */
export function Result({
  tone,
  icon,
  drawing,
  dress = 'plain',
  title,
  text,
  slip,
  takesFocus = false,
  children,
  className,
  ref,
  ...root
}: ResultProps) {
  const whole = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    whole.current?.scrollIntoView();
    sentence.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      {...root}
      ref={useMergedRef(whole, ref)}
      className={classNames(styles.result, className)}
      data-part="result"
      data-tone={tone}
    >
      <div className={classNames(styles.place[dress], styles.head[dress], Boolean(slip) && styles.withSlip)}>
        {dress === 'navy' && <Rosette draws className={styles.print} />}
        <div className={styles.headInner}>
          {drawing ?? <Seal tone={tone} icon={icon} />}
          <div role="status" className={styles.words}>
            <h2 ref={sentence} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text[dress]}>{text}</p>}
          </div>
        </div>
      </div>
      {slip && (
        <div className={classNames(styles.column, styles.slip)}>
          <Printer>{slip}</Printer>
        </div>
      )}
      {children && <div className={classNames(styles.column, styles.rest)}>{children}</div>}
    </div>
  );
}
