import { useState, type ComponentType } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

/** What every sheet of the home screen is given. */
export interface SheetState {
  open: boolean;
  onClose: () => void;
}

/** A sheet whose code comes when it is first wanted, so that the first load is free of it. */
export function useSheet<Props extends SheetState>(load: () => Promise<ComponentType<Props>>) {
  const t = useMessages('home');
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    try {
      const loaded = await load();
      setSheet(() => loaded);
    } catch {
      setOpen(false);
      toastStore.show(t('notOpened'));
    }
  };
  return { Sheet, state: { open, onClose: () => setOpen(false) }, show: () => void show() };
}
