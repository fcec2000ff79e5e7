import { attempt } from './attempt.ts';

/** How pages of one browser learn that the login token may have changed. */
export interface TokenNews {
  /** Tells the other pages. */
  readonly tell: () => void;
  /** Calls back when another page has told, and when this one comes back into sight: a cookie changes without a word. */
  readonly listen: (listener: () => void) => () => void;
}

/** Nothing is said on it but that there is something to look at. */
const channelName = 'mapp-token';

/** The news of a browser's pages. Means that it lacks are left out: the page then learns of it when it comes into sight. */
export function windowTokenNews(window: Window): TokenNews {
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new (window as Window & typeof globalThis).BroadcastChannel(channelName));
  return {
    tell: () => attempt(() => channel().postMessage.bind(opened)(''), undefined),
    listen(listener) {
      const seen = () => {
        if (attempt(() => window.document.visibilityState !== 'hidden', true)) listener();
      };
      const places = [
        [channel, 'message', listener],
        [() => window.document, 'visibilitychange', seen],
        // Out of the browser's memory of pages, as back brings it.
        [() => window, 'pageshow', seen],
        [() => window, 'focus', seen],
      ] as const;
      for (const [place, event, heard] of places)
        attempt(() => place().addEventListener(event, heard), undefined);
      return () => {
        for (const [place, event, heard] of places)
          attempt(() => place().removeEventListener(event, heard), undefined);
      };
    },
  };
}
