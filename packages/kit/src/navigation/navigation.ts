import { shortcutTo, type HostOpening } from '../host/shortcuts.ts';
import { pathOf, withoutBase, type DestinationArguments } from './place.ts';
import { base, type Destination } from './routes.ts';

/** Going somewhere, by destination. */
export interface Navigation {
  readonly go: <D extends Destination>(destination: D, ...options: DestinationArguments<D>) => void;
  /** The same in place of the current entry of the history. */
  readonly replace: <D extends Destination>(destination: D, ...options: DestinationArguments<D>) => void;
  readonly back: () => void;
  /**
   * Leaves what is finished: back to the entry behind that shows the destination, so that the history does not hold it
   * twice; in place of the current entry where there is none.
   */
  readonly returnTo: <D extends Destination>(destination: D, ...options: DestinationArguments<D>) => void;
  /** The address for a link, base included. */
  readonly href: <D extends Destination>(destination: D, ...options: DestinationArguments<D>) => string;
  /** Goes, in place of the current entry, to an address that `safeReturn` has let through. */
  readonly follow: (address: string) => void;
}

/** Moves that an app's router and host make. Paths are without base. */
export interface Router {
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  readonly back: () => void;
  /** Goes back to an entry that shows a path; false when none lies behind. */
  readonly backTo?: (path: string) => boolean;
  /** Leaves for an address of another site, in place of the current entry. */
  readonly leave: (address: string) => void;
}

/** Navigation over the router of an app. */
export function navigationOver({ push, replace, back, backTo, leave }: Router): Navigation {
  return {
    go: (destination, ...options) => push(pathOf(destination, ...options)),
    replace: (destination, ...options) => replace(pathOf(destination, ...options)),
    back,
    returnTo: (destination, ...options) => {
      const path = pathOf(destination, ...options);
      if (!backTo?.(path)) replace(path);
    },
    href: (destination, ...options) => base + pathOf(destination, ...options),
    follow: (address) => (address.startsWith('/') ? replace(withoutBase(address) || '/') : leave(address)),
  };
}

/**
 * A way forward that asks the host first: home, check-in, flight news, mine and ticket orders are pages of its own where it has them.
 * The host leads back to the site by itself for a page that it does not take (`HostSettings.navigate`).
 */
export const throughHost =
  (host: HostOpening, push: Router['push']): Router['push'] =>
  (path) => {
    const opens = shortcutTo(path);
    if (opens) void opens(host).catch(() => push(path));
    else push(path);
  };

/** One thing that the navigation was asked for. */
export interface Step {
  readonly action: Exclude<keyof Router, 'backTo'>;
  /** Path without base, or the address that was left for; empty for `back`. */
  readonly to: string;
}

/** Navigation that goes nowhere and writes down where it was sent; for stories and tests. */
export function memoryNavigation(
  onStep: (step: Step) => void = () => {},
): Navigation & { readonly log: Step[] } {
  const log: Step[] = [];
  const step = (action: Step['action']) => (to?: string) => {
    log.push({ action, to: to ?? '' });
    onStep({ action, to: to ?? '' });
  };
  const router = { push: step('push'), replace: step('replace'), back: step('back'), leave: step('leave') };
  return { ...navigationOver(router), log };
}
