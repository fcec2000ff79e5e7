import { useState, type ComponentType } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

/** What every sheet of the hub is given. */
export interface LateSheetProps {
  open: boolean;
  onClose: () => void;
}

/** A sheet whose code comes when it is first wanted. */
export function useLateSheet<Props extends LateSheetProps>(load: () => Promise<ComponentType<Props>>) {
  const t = useMessages('mine');
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
