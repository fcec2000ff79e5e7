import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Client } from './client.ts';

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
  const access = useMemo(() => ({ client, answers: answers ?? own }), [client, answers, own]);
  return <ClientContext value={access}>{children}</ClientContext>;
}

function useAccess(): Access {
  const access = use(ClientContext);
  if (!access) throw new Error('useClient needs a ClientProvider above it');
  return access;
}

/** The client. Throws outside a `ClientProvider`. */
export const useClient = (): Client => useAccess().client;

/** Where answers are kept. Throws outside a `ClientProvider`. */
export const useAnswers = (): Answers => useAccess().answers;
