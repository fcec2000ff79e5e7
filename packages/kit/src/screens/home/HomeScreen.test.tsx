import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ClientProvider } from '../../client/provider.tsx';
import { createClient } from '../../client/client.ts';
import { HostProvider } from '../../host/context.tsx';
import { fakeHost } from '../../host/fake.ts';
import { parseConfig } from '../../contracts/config.ts';
import { preloadMessages } from '../../messages/pack.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { memoryNavigation } from '../../navigation/navigation.ts';
import { NavigationProvider } from '../../navigation/provider.tsx';
import { ConfigProvider } from '../../session/config-provider.tsx';
import { PreferencesProvider } from '../../session/preferences-provider.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const fetch = vi.fn<typeof globalThis.fetch>();

/** The page as it is built ahead: nobody is signed in, nothing is asked. */
function drawnAhead(): string {
  const host = fakeHost();
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error('The defaults are not valid');
  return renderToString(
    <StrictMode>
      <HostProvider host={host}>
        <ConfigProvider config={parsed.config}>
          <PreferencesProvider>
            <MessagesProvider locale="zh">
              <NavigationProvider navigation={memoryNavigation()}>
                <ClientProvider client={createClient({ host, config: parsed.config, fetch })}>
                  <HomeScreen />
                </ClientProvider>
              </NavigationProvider>
            </MessagesProvider>
          </PreferencesProvider>
        </ConfigProvider>
      </HostProvider>
    </StrictMode>,
  );
}

describe('the guest’s home, drawn ahead', () => {
  beforeAll(() => preloadMessages('zh', ['shell', 'home']));

  it('has its heading, what needs no sign-in, and the way to join', () => {
    const html = drawnAhead();
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    for (const path of ['/mapp/calendarPage', '/mapp/flight/checkSeat', '/mapp/register', 'tel:95530'])
      expect(html).toContain(`href="${path}"`);
  });

  it('asks nothing', () => {
    drawnAhead();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('carries no style of its own, which the content policy would refuse', () => {
    expect(drawnAhead()).not.toMatch(/\sstyle=/);
  });

  it('is the same at every hour', () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T03:00:00+08:00') });
    const night = drawnAhead();
    vi.setSystemTime(new Date('2026-12-24T15:00:00+08:00'));
    expect(drawnAhead()).toBe(night);
    vi.useRealTimers();
  });
});
