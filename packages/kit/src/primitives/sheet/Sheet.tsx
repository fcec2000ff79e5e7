import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import * as overlay from '../overlay.css.ts';
import { useOverlay } from '../open-overlays.ts';
import { reachByKeys } from '../reach-by-keys.ts';
import { useReturnFocus } from '../return-focus.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Sheet.css.ts';

export type SheetProps = RootProps<HTMLDivElement> & {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to close, or to open. */
  onOpenChange: (open: boolean) => void;
  /** Subject of the sheet. */
  title: ReactNode;
  /** Label of the cross, for those who do not see it. */
  closeLabel: string;
  /** Content, which scrolls when there is more than fits. */
  children: ReactNode;
  /** Buttons that stay in sight below the scrolling part. */
  actions?: ReactNode;
};

/** A panel from the bottom over the page: it holds the focus until Escape, the cross or a tap beside it closes it. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  actions,
  className,
  ...root
}: SheetProps) {
  const returnFocus = useReturnFocus();
  useOverlay(open, onOpenChange);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={overlay.scrim} data-state={open ? 'open' : 'closed'}>
          <Dialog.Content
            {...root}
            className={classNames(styles.sheet, className)}
            aria-describedby={undefined}
            {...returnFocus}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon="close" label={closeLabel} />
              </Dialog.Close>
            </div>
            <div ref={reachByKeys} className={styles.body}>
              {children}
            </div>
            {actions && (
              <div data-actions="" className={styles.actions}>
                {actions}
              </div>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
