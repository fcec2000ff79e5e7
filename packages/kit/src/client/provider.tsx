import type { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Client } from './client.ts';
import { forHolder } from './for-holder.ts';

/** Where answers are kept. The first read makes the cache, so that a page which reads nothing does not load it. */
export interface Answers {
  queries?: QueryClient | undefined;
}

interface Access {
  readonly client: Client;
  readonly answers: Answers;
}

const ClientContext = createContext<Access | undefined>(undefined);

export interface ClientProviderProps {
  client: Client;
  /** The cache of server state; its own by default. */
  answers?: Answers | undefined;
  children: ReactNode;
}

/** Gives everything below it the way to the back end, and the cache of what it answered. */
export function ClientProvider({ client, answers, children }: ClientProviderProps) {
  const [own] = useState<Answers>({});
  const key = useSyncExternalStore(client.holder.subscribe, client.holder.key, client.holder.key);
  const access = useMemo(
    () => ({ client: forHolder(client, key), answers: answers ?? own }),
    [client, key, answers, own],
  );
  useEffect(() => {
    // Answers to the holder before are nobody's any more.
    access.answers.queries?.removeQueries({
      predicate: ({ queryKey: { length, 3: holder } }) => length === 4 && holder !== key,
    });
  }, [access, key]);
  return <ClientContext value={access}>{children}</ClientContext>;
}

function useAccess(): Access {
  const access = use(ClientContext);
  if (!access) throw new Error('useClient needs a ClientProvider above it');
  return access;
}

/** The client, for whoever the page was built for: what a component asks is refused for anybody else. Throws outside a `ClientProvider`. */
export const useClient = (): Client => useAccess().client;

/** Where answers are kept. Throws outside a `ClientProvider`. */
export const useAnswers = (): Answers => useAccess().answers;
