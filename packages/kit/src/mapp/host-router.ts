import type { Host } from '../host/host.ts';
import type { Router } from '../navigation/navigation.ts';
import { base } from '../navigation/routes.ts';

/** A host's router, as far as it goes otherwise than the browser. Paths are without base. */
export type HostRouter = Pick<Router, 'push' | 'replace'> & Partial<Router>;

const known = {
  push: true,
  replace: true,
  back: false,
  backTo: false,
  leave: false,
} as const satisfies Record<keyof Router, boolean>;

/** Faults of a router, for whoever writes the host. */
function complaints(router: Partial<Router>): readonly string[] {
  return Object.entries(known).flatMap(([name, needed]) => {
    const given: unknown = router[name as keyof Router];
    if (given === undefined)
      return needed ? [`router.${name} is missing: (path) => void, path without ${base}`] : [];
    return typeof given === 'function' ? [] : [`router.${name}: a function`];
  });
}

/** The browser's own way: each page is loaded again. */
const browserRouter = ({ page, goBack }: Host): Router => ({
  push: (path) => page.leave(base + path),
  replace: (path) => page.leave(base + path, { replace: true }),
  back: goBack,
  leave: (address) => page.leave(address, { replace: true }),
});

/** A router whose ways may change, for whoever holds on to it. */
export interface SteeredRouter extends Router {
  /**
   * Goes by a host's router from now on; what it lacks is the browser's.
   * @throws Error that says which function is missing
   */
  readonly steer: (router: HostRouter) => void;
}

/** The browser's way, until a host's is known. */
export function steeredRouter(hostOf: () => Host): SteeredRouter {
  let own: Partial<Router> = {};
  const way = (): Router => ({ ...browserRouter(hostOf()), ...own });
  return {
    push: (path) => way().push(path),
    replace: (path) => way().replace(path),
    back: () => way().back(),
    backTo: (path) => way().backTo?.(path) ?? false,
    leave: (address) => way().leave(address),
    steer(router) {
      const wrong = complaints(router);
      if (wrong.length > 0) throw new Error(`createMapp: ${wrong.join('; ')}`);
      own = router;
    },
  };
}
