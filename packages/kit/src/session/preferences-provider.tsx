import {
  createContext,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useHost } from '../host/context.tsx';
import { dressPage, keepPreferences, openPreferences, type Preferences } from './preferences.ts';

/** The preferences, and the way to change some of them. */
export interface PreferencesInUse extends Preferences {
  readonly set: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesInUse | undefined>(undefined);

export interface PreferencesProviderProps {
  /** In place of what is kept; for stories. */
  readonly initial?: Partial<Preferences>;
  readonly children: ReactNode;
}

/** Opens the kept preferences, dresses the page in them, and keeps what is changed. */
export function PreferencesProvider({ initial, children }: PreferencesProviderProps) {
  const host = useHost();
  const [current, setCurrent] = useState(() => ({ ...openPreferences(host), ...initial }));
  useLayoutEffect(() => dressPage(host, current), [host, current]);
  const inUse = useMemo(() => {
    const set = (change: Partial<Preferences>) => {
      keepPreferences(host, change);
      // Another language has to load; until then the page stays as it is.
      startTransition(() => setCurrent((before) => ({ ...before, ...change })));
    };
    return { ...current, set };
  }, [host, current]);
  return <PreferencesContext value={inUse}>{children}</PreferencesContext>;
}

/** The preferences. Throws outside a `PreferencesProvider`. */
export function usePreferences(): PreferencesInUse {
  const inUse = use(PreferencesContext);
  if (!inUse) throw new Error('usePreferences needs a PreferencesProvider above it');
  return inUse;
}
