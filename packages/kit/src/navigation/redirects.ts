import { parentOf } from './route.ts';
import { routeOf, routes, type Destination } from './routes.ts';

/** Paths that only lead to another, without base: the root, and each parent of a default child. */
export const redirects: Readonly<Record<string, Destination>> = {
  '/': 'home',
  ...Object.fromEntries(
    (Object.keys(routes) as Destination[]).flatMap((destination) => {
      const parent = parentOf(routeOf(destination));
      return parent ? [[parent, destination] as const] : [];
    }),
  ),
};
