import { createContext, use } from 'react';

/** Address whose detail is beside the list: the link that leads there is the current one. */
export const CurrentHref = createContext<string | undefined>(undefined);

export const useCurrentHref = (): string | undefined => use(CurrentHref);
