import { useHost } from '../../host/context.tsx';
import { toastStore } from '../../primitives/toast/store.ts';

/** Words of a screen for what was shared. */
interface ShareWords {
  /** The link was copied, since nothing could be opened to share it. */
  readonly copied: string;
  readonly failed: string;
}

interface PageToShare {
  readonly title: string;
  /** Address within the site. */
  readonly address: string;
  /** Draws a picture that goes with it, as a data address. */
  readonly draw?: (() => Promise<string>) | undefined;
}

/** Shares a page of the site through the host. A toast says that its link was copied, or that it could not be shared. */
export function useShare({ copied, failed }: ShareWords) {
  const host = useHost();
  return async ({ title, address, draw }: PageToShare): Promise<void> => {
    try {
      const page = { title, url: host.page.origin() + address };
      const went = await host.share(draw ? { ...page, image: await draw() } : page);
      if (went === 'copied') toastStore.show(copied);
    } catch {
      toastStore.show(failed);
    }
  };
}
