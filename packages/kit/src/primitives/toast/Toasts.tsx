import { useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Toasts.css.ts';
import { toastStore, type ToastStore } from './store.ts';
import { useClearOfBars } from './use-clear-of-bars.ts';

export type ToastsProps = RootProps<HTMLDivElement> & {
  /** The page's own store unless a host keeps another. */
  store?: ToastStore | undefined;
};

/** Place of toasts. Once a page, always mounted, so that screen readers watch it before the first one comes. */
export function Toasts({ store = toastStore, className, ...root }: ToastsProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => undefined);
  const action = toast?.action;
  const shown = useClearOfBars(toast?.id);
  return (
    <div {...root} className={classNames(styles.viewport, className)} role="status" aria-live="polite">
      {toast && (
        <p key={toast.id} ref={shown} className={styles.toast}>
          {toast.text}
          {action && (
            <button
              type="button"
              className={styles.action}
              onFocus={store.hold}
              onBlur={store.release}
              onClick={() => {
                store.clear();
                action.onClick();
              }}
            >
              {action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
