import { useNavigation } from '../../navigation/provider.tsx';
import { isPlainDestination } from '../../navigation/routes.ts';

/** Where a destination that content names leads; undefined for one that this site does not know. */
export function useContentHref(): (to: string) => string | undefined {
  const { href } = useNavigation();
  return (to) => (isPlainDestination(to) ? href(to) : undefined);
}
