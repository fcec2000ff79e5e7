import { useHost } from '../../host/context.tsx';
import { HostRefusal } from '../../host/host.ts';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

/** Copies an order number, and says how it went. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages('orders');
  const { page } = useHost();
  return async (text) => {
    try {
      await page.copy(text);
      toastStore.show(t('copied'));
    } catch (reason) {
      if (!(reason instanceof HostRefusal)) throw reason;
      toastStore.show(t('copyFailed'));
    }
  };
}
