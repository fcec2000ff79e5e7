import type { Failure } from '../../client/failure.ts';
import { useHost } from '../../host/context.tsx';

/**
 * Tells what is not certain from what has never left the device. A browser knows for certain only that there is no network,
 * so both instants count: before it is sent, and when it has failed.
 * @returns called before something is sent; what it returns judges the failure
 */
export function useUnsent(): () => (failure: Failure) => boolean {
  const { page } = useHost();
  return () => {
    const offline = !page.online();
    return ({ kind }) => kind === 'network' && offline && !page.online();
  };
}
