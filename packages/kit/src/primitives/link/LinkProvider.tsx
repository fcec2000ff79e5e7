import { createContext, useContext, type ReactNode } from 'react';

type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

export type LinkProviderProps = {
  /** Goes to an address of this site, base path included, without loading the page again. */
  navigate: Navigate;
  /** The app. */
  children: ReactNode;
};

/** Tells every link below how the app navigates. Without it links are the browser's own. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The provider's `navigate`, or `undefined` outside one. */
export const useLinkNavigate = (): Navigate | undefined => useContext(NavigateContext);
