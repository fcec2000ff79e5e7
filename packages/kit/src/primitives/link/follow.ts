/** Facts of a click that decide whether the browser or the app follows a link. */
export type LinkClick = {
  href: string;
  button: number;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** The link's own `target` and `download`, which always mean the browser. */
  target?: string | undefined;
  download?: unknown;
};

/** True for an address on this site, starting with one slash; `//host`, `tel:`, `https:` and `#part` are the browser's. */
export const staysHere = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** True when the app should navigate itself: a plain left click on an address of this site that opens in the same place. */
export const followsInApp = (click: LinkClick): boolean =>
  staysHere(click.href) &&
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) &&
  (click.target === undefined || click.target === '_self') &&
  click.download === undefined;
