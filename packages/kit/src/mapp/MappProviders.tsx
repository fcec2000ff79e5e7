import type { ReactNode } from 'react';
import { ClientProvider } from '../client/provider.tsx';
import { HostProvider } from '../host/context.tsx';
import { MessagesProvider } from '../messages/provider.tsx';
import { ConfigProvider } from '../session/config-provider.tsx';
import { PreferencesProvider, usePreferences } from '../session/preferences-provider.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import type { Wiring } from './wire.ts';

export interface MappProvidersProps {
  /** As `createMapp` has made it. */
  mapp: Wiring;
  children: ReactNode;
}

/** Providers around every screen, but for its place: configuration, host, session, preferences, words, and the way to the back end. */
export function MappProviders({ mapp, children }: MappProvidersProps) {
  return (
    <ConfigProvider config={mapp.config}>
      <HostProvider host={mapp.host}>
        <SessionProvider session={mapp.session}>
          <PreferencesProvider>
            <ClientProvider client={mapp.client} answers={mapp.answers}>
              <InLanguage>{children}</InLanguage>
            </ClientProvider>
          </PreferencesProvider>
        </SessionProvider>
      </HostProvider>
    </ConfigProvider>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  const { locale } = usePreferences();
  return <MessagesProvider locale={locale}>{children}</MessagesProvider>;
}
