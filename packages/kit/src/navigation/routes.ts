import { routes } from './all-routes.ts';
import { parentOf, type ParamOf, type Route } from './route.ts';

/** Path that the site lies under. */
export { base } from '../rules/return-address/base.ts';

/** Every route, as a destination, by area. */
export { routes };

/** A place that one can go to, by its English name. */
export type Destination = keyof typeof routes;

/** The areas in which something is built. */
export type BuiltArea = (typeof routes)[Destination]['area'];

/** The destinations of an area. */
export type DestinationIn<Within extends BuiltArea> = {
  [Each in Destination]: (typeof routes)[Each]['area'] extends Within ? Each : never;
}[Destination];

/** The declaration of a destination, in its general form. */
export const routeOf = (destination: Destination): Route => routes[destination];

/** A guest is asked to sign in before this destination is shown. */
export const needsSignIn = (destination: Destination): boolean => {
  const { requiresAuth, forMembers = false, forGuests = false } = routeOf(destination);
  return (requiresAuth || forMembers) && !forGuests;
};

/** Whether a name is one of a built route. */
export const isDestination = (name: string): name is Destination => Object.hasOwn(routes, name);

/** A destination whose path has no part that varies. */
export type PlainDestination = {
  [D in Destination]: [ParamOf<(typeof routes)[D]>] extends [never] ? D : never;
}[Destination];

/** Whether a name is one of a built route that needs nothing to be gone to. */
export const isPlainDestination = (name: string): name is PlainDestination =>
  isDestination(name) && !routeOf(name).path.includes(':');

/** The destination of a path that only leads on, without base: of the root, or of the parent of a default child. */
export const leadsTo = (path: string): Destination | undefined =>
  path === '/'
    ? 'home'
    : (Object.keys(routes) as Destination[]).find((destination) => parentOf(routeOf(destination)) === path);
