import type { Navigation } from '../../../navigation/navigation.ts';
import { isDestination } from '../../../navigation/routes.ts';

/** Where points are bought; undefined until that screen is built. */
export function buyPointsHref({ href }: Navigation): string | undefined {
  const destination: string = 'buyPoints';
  return isDestination(destination) ? href(destination) : undefined;
}
