import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a page that a server has drawn is being taken over: for the drawing that must say what was drawn, and no longer. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
