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

/** What is wrong with a router, for whoever writes the host. */
function complaints(router: Partial<Router>): readonly string[] {
  return Object.entries(known).flatMap(([name, needed]) => {
    const given: unknown = router[name as keyof Router];
    if (given === undefined)
      return needed ? [`router.${name} is missing: (path) => void, path without ${base}`] : [];
    return typeof given === 'function' ? [] : [`router.${name}: a function`];
  });
}

/** The browser's own way: each page is loaded anew. */
const browserRouter = ({ page, goBack }: Host): Router => ({
  push: (path) => page.leave(base + path),
  replace: (path) => page.leave(base + path, { replace: true }),
  back: goBack,
  leave: (address) => page.leave(address, { replace: true }),
});

/**
 * The browser's way, and a host's where it has its own.
 * @throws Error that says which function is missing
 */
export function routerOf(host: Host, router?: HostRouter): Router {
  const wrong = router ? complaints(router) : [];
  if (wrong.length > 0) throw new Error(`createMapp: ${wrong.join('; ')}`);
  return { ...browserRouter(host), ...router };
}
