import { HostRefusal, type Shared } from './host.ts';
import { isPicture } from './page.ts';

/** The system's own sheet where there is one, the clipboard elsewhere. */
export async function shareFrom(navigator: Navigator, { title, url, image }: Shared) {
  if ('share' in navigator) {
    try {
      const files = image === undefined ? [] : [fileOf(image, title)];
      await navigator.share(
        files.length > 0 && 'canShare' in navigator && navigator.canShare({ files })
          ? { title, files }
          : { title, url },
      );
      return 'shared' as const;
    } catch (reason) {
      if (reason instanceof Error && reason.name === 'AbortError') return 'dismissed' as const;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    throw new HostRefusal('share');
  }
  return 'copied' as const;
}

/** A picture as a file. @throws HostRefusal for anything else */
function fileOf(image: string, name: string): File {
  if (!isPicture(image)) throw new HostRefusal('share');
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}
