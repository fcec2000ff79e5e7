import { HostRefusal, type Page } from './host.ts';
import { attempt } from './attempt.ts';

/** Addresses that a page may be left for. */
const webSchemes = new Set(['https:', 'http:']);

const picture = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** A PNG or JPEG as a data URL. */
export const isPicture = (image: string): boolean => picture.test(image);

/** Saves what an address points to as a file. */
export function saveAs(document: Document, href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * The page of a browser window. `leave` takes web addresses only and throws `HostRefusal` for any other scheme, so
 * that no text becomes a script.
 */
export function windowPage(window: Window): Page {
  const { document, location, navigator } = window;
  return {
    path: () => location.pathname + location.search + location.hash,
    origin: () => location.origin,
    languages: () => attempt(() => navigator.languages, []),
    leave(url, { replace = false } = {}) {
      if (!URL.canParse(url, location.href)) throw new HostRefusal('leave');
      const target = new URL(url, location.href);
      if (!webSchemes.has(target.protocol)) throw new HostRefusal('leave');
      location[replace ? 'replace' : 'assign'](target.href);
    },
    reload: () => location.reload(),
    setRootAttributes({ lang, theme, textSize }) {
      const root = document.documentElement;
      root.lang = lang;
      root.dataset['textSize'] = textSize;
      if (theme) root.dataset['theme'] = theme;
      else delete root.dataset['theme'];
    },
    download(name, type, text) {
      const href = URL.createObjectURL(new Blob([text], { type }));
      saveAs(document, href, name);
      // The browser reads the file after the click; it needs the address a moment longer.
      window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
    },
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        throw new HostRefusal('copy');
      }
    },
    print: () => window.print(),
    online: () => attempt(() => navigator.onLine, true),
    onOnlineChange(listener) {
      const events = ['online', 'offline'] as const;
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
  };
}
