import { useState, type ComponentType } from 'react';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { lacksStyles } from './lazy-screen.ts';

/** Props of a sheet while it is there. */
export interface LazySheetProps {
  open: boolean;
  onClose: () => void;
}

/** How long it is there that a sheet did not come, with the way to ask again, ms. */
const toldMs = 10_000;

/**
 * A sheet whose code comes when it is first wanted, so that the screen is free of it.
 * @param load the import
 */
export function useLazySheet<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const t = useMessages('shell');
  const { page } = useHost();
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    try {
      const loaded = await load();
      setSheet(() => loaded);
    } catch (cause) {
      setOpen(false);
      const again = lacksStyles(cause) ? page.reload : () => void show();
      toastStore.show(t('notOpened'), toldMs, { label: t('retry'), onClick: again });
    }
  };
  return { Sheet, state: { open, onClose: () => setOpen(false) }, show: () => void show() };
}
