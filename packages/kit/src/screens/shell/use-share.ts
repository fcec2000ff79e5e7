import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

interface Handed {
  readonly title: string;
  /** Path of the site, base included. */
  readonly path: string;
  /** Draws a picture to go with it, PNG or JPEG as a data URL. */
  readonly draw?: (() => Promise<string>) | undefined;
}

/** Hands an address of the site on and tells how it went, where that is not seen; undefined where the host cannot. */
export function useShare(): ((what: Handed) => void) | undefined {
  const t = useMessages('share');
  const host = useHost();
  if (!host.can('share')) return undefined;
  const share = async ({ title, path, draw }: Handed) => {
    try {
      const image = await draw?.();
      const went = await host.share({ title, url: host.page.origin() + path, image });
      if (went === 'copied') toastStore.show(t('copied'));
    } catch {
      toastStore.show(t('failed'));
    }
  };
  return (what) => void share(what);
}
