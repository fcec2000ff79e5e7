import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as overlay from '../overlay.css.ts';
import { useOverlay } from '../open-overlays.ts';
import { useReturnFocus } from '../return-focus.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Dialog.css.ts';

export type DialogProps = RootProps<HTMLDivElement> & {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to close, or to open. */
  onOpenChange: (open: boolean) => void;
  /** The question in a few words. */
  title: ReactNode;
  /** Consequence of each answer. */
  description: ReactNode;
  /** Choices to make before the answer. */
  children?: ReactNode;
  /** The answers, as buttons; the one that changes nothing comes first. */
  actions: ReactNode;
};

/** A question in the middle of the page that waits for an answer. Escape and a tap beside it mean "change nothing". */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  className,
  ...root
}: DialogProps) {
  const returnFocus = useReturnFocus();
  useOverlay(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={overlay.scrim} data-state={open ? 'open' : 'closed'}>
          <Radix.Content {...root} className={classNames(styles.dialog, className)} {...returnFocus}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.description}>{description}</Radix.Description>
            {children}
            <div data-actions="" className={styles.actions}>
              {actions}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
