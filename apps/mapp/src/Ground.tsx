import { ClientProvider } from '@mapp/kit/client';
import { HostProvider } from '@mapp/kit/host';
import { MessagesProvider } from '@mapp/kit/messages';
import { Boundary } from '@mapp/kit/screens/shell';
import { ConfigProvider, PreferencesProvider, SessionProvider, usePreferences } from '@mapp/kit/session';
import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';
import { Unstarted } from './Unstarted.tsx';

/** What every screen stands on: configuration, host, session, preferences, words, and the way to the back end. */
export function Ground({ parts, children }: { parts: Parts; children: ReactNode }) {
  return (
    <ConfigProvider config={parts.config}>
      <HostProvider host={parts.host}>
        <SessionProvider session={parts.session}>
          <PreferencesProvider>
            <ClientProvider client={parts.client} answers={parts.answers}>
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
  return (
    <Boundary fallback={(error) => <Unstarted error={error} part="part" />}>
      <MessagesProvider locale={locale}>{children}</MessagesProvider>
    </Boundary>
  );
}
