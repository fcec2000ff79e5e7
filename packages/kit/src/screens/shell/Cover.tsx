import { lazy, Suspense } from 'react';
import * as styles from './Cover.css.ts';

const HolderNotice = lazy(async () => ({ default: (await import('./HolderNotice.tsx')).HolderNotice }));

const open = (cover: HTMLDialogElement | null) => {
  if (cover && !cover.open) cover.showModal();
};

/** Covers the page at once, what lies over it included, while it is not its holder's. Only an answer takes it away. */
export function Cover() {
  return (
    <dialog
      ref={open}
      className={styles.cover}
      aria-labelledby="holder-notice"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it all the same when it is asked a second time.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <Suspense>
        <HolderNotice />
      </Suspense>
    </dialog>
  );
}
