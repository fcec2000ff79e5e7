import { firstRoutes } from './first-routes.ts';
import { moreRoutes } from './more-routes.ts';

/** Every route, as a destination, by area. The one place where its documented path is spelled; everything else uses the key. */
export const routes = { ...firstRoutes, ...moreRoutes };
