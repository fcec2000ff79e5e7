import { createContext, use, type ReactNode } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Gives everything below it what outlives a reload. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** State that outlives a reload. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
