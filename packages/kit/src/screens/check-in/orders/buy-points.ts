import type { Navigation } from '../../../navigation/navigation.ts';
import { isPlainDestination } from '../../../navigation/routes.ts';

/** Where points are bought; undefined until that screen is built. */
export function buyPointsHref({ href }: Navigation): string | undefined {
  const destination: string = 'buyPoints';
  return isPlainDestination(destination) ? href(destination) : undefined;
}
