import { firstRoutes } from './first-routes.ts';
import type { moreRoutes } from './more-routes.ts';

/**
 * `all-routes.ts` for a site whose first page is light. The other routes come with the table of any screen that is not the first
 * page's, and with the late parts of the first page; until then nothing may lead to one of them.
 */
export const routes = { ...firstRoutes } as typeof firstRoutes & typeof moreRoutes;

/** Adds the other routes to those that are there. */
export const giveRoutes = (more: typeof moreRoutes): void => void Object.assign(routes, more);
