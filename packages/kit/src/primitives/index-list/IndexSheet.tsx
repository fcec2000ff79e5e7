import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { AppBar } from '../app-bar/AppBar.tsx';
import { classNames } from '../class-names.ts';
import * as overlay from '../overlay.css.ts';
import { useOverlay } from '../open-overlays.ts';
import { useReturnFocus } from '../return-focus.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './IndexSheet.css.ts';

export interface IndexSheetProps extends RootProps<HTMLDivElement> {
  /** Whether it is shown. */
  open: boolean;
  /** It wants to close, or to open. */
  onOpenChange: (open: boolean) => void;
  /** Name of the choice made here. */
  title: ReactNode;
  /** Label of the cross, which says what it does. */
  closeLabel: string;
  /** An `IndexList`; it scrolls below the title. */
  children: ReactNode;
}

/** A panel as high as the screen, for choosing from a long list: Escape or the cross closes it, and the focus returns. */
export function IndexSheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  className,
  ...root
}: IndexSheetProps) {
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
            // The first Escape empties the search, where something is typed.
            onEscapeKeyDown={(event) => {
              if (event.target instanceof HTMLInputElement && event.target.value !== '')
                event.preventDefault();
            }}
            {...returnFocus}
          >
            <AppBar
              title={
                <Dialog.Title asChild>
                  <span>{title}</span>
                </Dialog.Title>
              }
              back={{ icon: 'close', label: closeLabel, onClick: () => onOpenChange(false) }}
            />
            <div className={styles.body}>{children}</div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
