import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Client } from './client.ts';
import { createQueryClient } from './query-client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

export interface ClientProviderProps {
  client: Client;
  /** The cache of server state; its own by default. */
  queries?: QueryClient;
  children: ReactNode;
}

/** Gives everything below it the way to the back end, and the cache of what it answered. */
export function ClientProvider({ client, queries, children }: ClientProviderProps) {
  const [own] = useState(() => queries ?? createQueryClient());
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries ?? own}>{children}</QueryClientProvider>
    </ClientContext>
  );
}

/** The client. Throws outside a `ClientProvider`. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
